// Tests that take minutes: they run with `cargo xtask test --long` alone.

import { test } from "node:test";

/** Whether they run. */
export const isLong = !!process.env.TEST_LONG;

/** Registers a test as `test` does, or not at all. */
export const longTest = isLong ? test : () => {};
