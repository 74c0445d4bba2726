//! What the page and the command ask, and the answers.
