// Tests that take minutes: they run with `cargo xtask test --long` alone.

import { test } from "node:test";

/** Registers a test as `test` does, or not at all. */
export const longTest = process.env.TEST_LONG ? test : () => {};
