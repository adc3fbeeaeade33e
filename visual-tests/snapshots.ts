import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';

const baselines = join(import.meta.dirname, '__snapshots__');
const differences = join(import.meta.dirname, '__diff__');
const seen = new Set<string>();

/** What jest-image-snapshot asks of its test runner, which is not here. */
const runner = (name: string, update: boolean) => ({
  testPath: import.meta.filename,
  currentTestName: name,
  isNot: false,
  snapshotState: {
    _counters: new Map(),
    _updateSnapshot: update ? 'all' : 'none',
    updated: 0,
    added: 0,
    matched: 0,
    unmatched: 0,
  },
});

/**
 * Compares a picture with its committed baseline; with `update` accepts it. A difference is written as an image of
 * baseline, difference and picture side by side.
 * @returns what is wrong, or null
 */
export function compare(name: string, picture: Buffer, update: boolean): string | null {
  seen.add(`${name}.png`);
  const { pass, message } = toMatchImageSnapshot.call(runner(name, update), picture, {
    customSnapshotsDir: baselines,
    customDiffDir: differences,
    customSnapshotIdentifier: name,
    failureThreshold: 0.0002,
    failureThresholdType: 'percent',
    runInProcess: true,
    noColors: true,
  });
  return pass ? null : message();
}

/** Baselines whose story is gone; with `update` they go too. */
export function strays(update: boolean): string[] {
  const found = readdirSync(baselines).filter((file) => file.endsWith('.png') && !seen.has(file));
  if (update) for (const file of found) rmSync(join(baselines, file));
  return update ? [] : found;
}

/** Forgets the differences of the last run. */
export const clearDifferences = () => rmSync(differences, { recursive: true, force: true });
