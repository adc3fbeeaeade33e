import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as entries from './entries.ts';
import type { Posting, Taxed } from './entries.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 });
const sale: fc.Arbitrary<Taxed> = fc
  .tuple(cents, fc.integer({ min: 0, max: 30 }))
  .map(([grossCents, percent]) => ({ grossCents, taxCents: Math.floor((grossCents * percent) / 130), country: 'NL' }));
/** A customer either has money or owes some. */
const standing = fc.oneof(
  cents.map((fundsCents) => ({ fundsCents, owedCents: 0 })),
  cents.map((owedCents) => ({ fundsCents: 0, owedCents })),
);

const sumOf = (postings: readonly Posting[]) => postings.reduce((sum, { amountCents }) => sum + amountCents, 0);
const on = (account: string, postings: readonly Posting[]) => sumOf(postings.filter((one) => one.account === account));

describe('each entry', () => {
  it('balances, and has no posting of nothing', () => {
    fc.assert(
      fc.property(cents, sale, standing, (amount, of, has) => {
        const { grossCents } = of;
        for (const entry of [
          [...entries.sold(1, of), ...entries.paidTo('stripe', 1, grossCents)],
          [...entries.sold(1, of), ...entries.paidFromBalance(1, grossCents, has)],
          [...entries.receivedBy('chain', amount), ...entries.ontoBalance(1, amount, has)],
          [...entries.unsold(of), ...entries.ontoBalance(1, grossCents, has)],
          [...entries.unsold(of), ...entries.sentBack('stripe', grossCents)],
          [...entries.offBalance(1, amount, has), ...entries.sentBack('bank', amount)],
          [...entries.fromEquity(amount), ...entries.ontoBalance(1, amount, has)],
          [...entries.commission(amount), ...entries.ontoBalance(1, amount, has)],
          entries.returned('bank', 1, amount),
          entries.chargedBack('bank', 1, amount),
          entries.writtenOff(1, amount),
          entries.withheld('stripe', amount),
        ]) {
          expect(sumOf(entry)).toBe(0);
          expect(entry.length).toBeGreaterThanOrEqual(2);
          expect(entry.every(({ amountCents }) => amountCents !== 0)).toBe(true);
        }
      }),
    );
  });

  it('pays the overdraft back before anything is held for the customer', () => {
    const postings = entries.ontoBalance(1, 500, { fundsCents: 0, owedCents: 300 });
    expect([on('overdraft', postings), on('customer', postings)]).toEqual([-300, -200]);
  });

  it('uses the available money before the balance becomes negative', () => {
    const postings = entries.offBalance(1, 500, { fundsCents: 200, owedCents: 0 });
    expect([on('customer', postings), on('overdraft', postings)]).toEqual([200, 300]);
  });

  it('deducts what was charged back from the balance, until it is paid again or written off', () => {
    const debt = entries.chargedBack('bank', 1, 500);
    expect([on('receivable', debt), on('clearing', debt), on('customer', debt)]).toEqual([500, -500, 0]);
    expect(on('receivable', [...debt, ...entries.paidTo('bank', 1, 500)])).toBe(0);
    expect(on('receivable', [...debt, ...entries.writtenOff(1, 500)])).toBe(0);
  });
});

describe('parts of something sold', () => {
  it('have tax that adds up to the whole, however it is split', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 8 });
    fc.assert(
      fc.property(sale, cuts, (whole, shares) => {
        const marks = shares.map((share) => Math.floor((share * whole.grossCents) / 999)).toSorted((a, b) => a - b);
        const ends = [...marks, whole.grossCents];
        const parts = ends.map((end, index) =>
          entries.partOf(whole, end - (ends[index - 1] ?? 0), ends[index - 1] ?? 0),
        );
        expect(parts.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(whole.taxCents);
        expect(parts.every(({ taxCents, grossCents }) => taxCents >= 0 && taxCents <= grossCents)).toBe(true);
      }),
    );
  });

  it('are refused past what was sold', () => {
    const whole = { grossCents: 100, taxCents: 17, country: 'NL' };
    expect(() => entries.partOf(whole, 41, 60)).toThrow(RangeError);
  });
});
