/**
 * Whether tests run in full: `test full` sets `TEST_DEPTH=full`. Without it files named `*.full.test.ts` and Playwright
 * tests tagged `@full` are left out, and loops over many cases take a sample.
 */
export const isFull = process.env['TEST_DEPTH'] === 'full';

/** Returns `all` if tests run in full, otherwise `sample`. */
export const byDepth = <All, Sample>(all: All, sample: Sample): All | Sample => (isFull ? all : sample);
