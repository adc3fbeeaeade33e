import { byDepth } from '../../../../scripts/depth.ts';

/**
 * Returns how many random histories fast-check tries: new ones in a full run or with LEDGER_RUNS, otherwise a few that
 * are always the same.
 */
export function histories(full: number, few: number): { numRuns: number; seed?: number } {
  const asked = process.env['LEDGER_RUNS'];
  return asked === undefined ? byDepth({ numRuns: full }, { numRuns: few, seed: 36 }) : { numRuns: Number(asked) };
}
