use super::*;
use crate::hash::hex;

const SECRET: Bytes32 = [1; 32];
const ANSWER: Bytes32 = [2; 32];

fn revealed() -> Agreement {
    Agreement::offer(&SECRET).answered(ANSWER).unwrap().revealed(SECRET).unwrap()
}

#[test]
fn commitment_and_seed_are_the_same_for_ever() {
    let agreement = revealed();
    assert_eq!(hex(agreement.commitment()), "284d0a74fb4ac89e266f591e4c646396cba44f167c1b9d032fed99787d22a29f");
    assert_eq!(agreement.seed().unwrap().to_string(), "c83f50dd259b6bcebbfe93a2284758dc");
    assert_eq!(agreement.check(), Ok(()));
}

#[test]
fn the_seed_depends_on_both_numbers() {
    let seed = |secret, answer| Agreement::offer(&secret).answered(answer).unwrap().revealed(secret).unwrap().seed();
    assert_eq!(seed(SECRET, ANSWER), revealed().seed());
    assert_ne!(seed(SECRET, SECRET), revealed().seed());
    assert_ne!(seed(ANSWER, ANSWER), revealed().seed());
    assert_ne!(seed(ANSWER, SECRET), revealed().seed());
}

#[test]
fn another_secret_than_the_one_committed_to_is_refused() {
    let answered = Agreement::offer(&SECRET).answered(ANSWER).unwrap();
    assert_eq!(answered.revealed(ANSWER), Err(AgreementFault::Reveal));
}

#[test]
fn each_step_comes_once_and_in_its_order() {
    let offered = Agreement::offer(&SECRET);
    let answered = offered.answered(ANSWER).unwrap();
    assert_eq!([offered, answered, revealed()].map(|agreement| agreement.step()), ["offered", "answered", "revealed"]);
    assert_eq!(offered.revealed(SECRET), Err(AgreementFault::Step));
    for later in [answered, revealed()] {
        assert_eq!(later.answered(SECRET), Err(AgreementFault::Step));
    }
    assert_eq!(revealed().revealed(SECRET), Err(AgreementFault::Step));
    assert!([offered, answered].iter().all(|early| early.seed().is_none() && early.reveal().is_none()));
}

#[test]
fn a_revealed_agreement_in_which_any_part_was_changed_does_not_hold() {
    let Agreement::Revealed { commitment, answer, reveal, seed } = revealed() else { panic!("revealed") };
    for at in 0..32 {
        let changed = |mut bytes: Bytes32| {
            bytes[at] ^= 1;
            bytes
        };
        let other = |commitment, answer, reveal| Agreement::Revealed { commitment, answer, reveal, seed }.check();
        assert_eq!(other(changed(commitment), answer, reveal), Err(AgreementFault::Reveal));
        assert_eq!(other(commitment, answer, changed(reveal)), Err(AgreementFault::Reveal));
        assert_eq!(other(commitment, changed(answer), reveal), Err(AgreementFault::Seed));
    }
    let other = Agreement::Revealed { commitment, answer, reveal, seed: [0; 16] };
    assert_eq!(other.check(), Err(AgreementFault::Seed));
}
