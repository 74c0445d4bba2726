//! Answers one request from standard input.
fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let request: desert_fox::calls::Request = serde_json::from_str(&text).unwrap();
    println!("{}", serde_json::to_string_pretty(&desert_fox::calls::answer(&request)).unwrap());
}
