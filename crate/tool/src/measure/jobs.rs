//! Several games at a time.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Does jobs in threads, those given first first. `work` gives back what is still to be done of a job; it comes next.
///
/// Errors: the first one of a job; no thread begins another job then.
pub fn run<T: Send>(
    threads: u32,
    jobs: impl IntoIterator<Item = T>,
    work: impl Fn(T) -> Result<Option<T>, String> + Sync,
) -> Result<(), String> {
    let waiting: Mutex<VecDeque<T>> = Mutex::new(jobs.into_iter().collect());
    let failure: Mutex<Option<String>> = Mutex::new(None);
    let do_jobs = || {
        while let Some(job) = locked(&waiting, VecDeque::pop_front) {
            match work(job) {
                Ok(None) => {}
                Ok(Some(rest)) if locked(&failure, |failure| failure.is_none()) => {
                    locked(&waiting, |waiting| waiting.push_front(rest));
                }
                Ok(Some(_)) => return,
                Err(error) => {
                    locked(&failure, |failure| failure.get_or_insert(error).len());
                    return locked(&waiting, VecDeque::clear);
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(do_jobs);
        }
    });
    failure.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

fn locked<T, R>(mutex: &Mutex<T>, action: impl FnOnce(&mut T) -> R) -> R {
    action(&mut mutex.lock().unwrap_or_else(PoisonError::into_inner))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_of_a_job_comes_next_and_a_failure_ends_all() {
        let done = Mutex::new(Vec::new());
        let work = |job: u32| {
            locked(&done, |done| done.push(job));
            match job {
                10 => Ok(Some(11)),
                30 => Err("thirty".to_owned()),
                _ => Ok(None),
            }
        };
        assert_eq!(run(1, [10, 20], work), Ok(()));
        assert_eq!(run(1, [30, 40], work), Err("thirty".to_owned()));
        assert_eq!(done.into_inner().unwrap(), [10, 11, 20, 30]);
    }
}
