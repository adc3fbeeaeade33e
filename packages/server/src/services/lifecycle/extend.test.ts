import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServiceRow } from '../../sales/index.ts';
import { firstTerm } from '../provisioning/first-term.ts';
import { restsOf } from '../upgrades/priced.ts';
import { nextTermOf } from './extend.ts';

type Terms = Pick<
  ServiceRow,
  'state' | 'paidUntil' | 'paidTerms' | 'rentMonths' | 'termDay' | 'spec' | 'activatedAt' | 'nextFrom' | 'nextPlan'
>;

const hour = 60 * 60 * 1000;
/** Every hour of eleven years, two leap years among them. */
const moment = fc.integer({ min: 0, max: 11 * 365 * 24 }).map((hours) => new Date(Date.UTC(2026, 0, 1) + hours * hour));
const months = fc.constantFrom(1, 3, 6, 12, 24, 36);

const activated = (now: Date, rentMonths: number, trial: 'none' | 'free'): Terms => {
  const service = { rentMonths, spec: { trial } as ServiceRow['spec'], nextFrom: null, nextPlan: null };
  return {
    ...service,
    ...firstTerm(service, now),
    state: 'active',
    activatedAt: now,
    paidTerms: trial === 'none' ? 1 : 0,
  };
};

function renewed(service: Terms, now: Date): Terms {
  const term = nextTermOf(service as ServiceRow, now);
  if (!term) throw new Error('has never run');
  return { ...service, state: 'active', paidUntil: term.until, termDay: term.day, paidTerms: service.paidTerms + 1 };
}

/** Whether nothing of the newest term is over yet. */
const isWhole = (service: Terms, now: Date): boolean => {
  const [newest] = restsOf(service, now);
  return newest?.days === newest?.of;
};

test('an upgrade costs the whole difference of a term that begins today', () => {
  fc.assert(
    fc.property(moment, months, fc.integer({ min: 0, max: 40 }), (now, rentMonths, renewals) => {
      let service = activated(now, rentMonths, 'none');
      let begin = now;
      for (let done = 0; done < renewals; done++) {
        begin = service.paidUntil ?? now;
        service = renewed(service, begin);
      }
      expect(isWhole(service, begin)).toBe(true);
      // From the end of a term, its days are those of the calendar.
      expect(restsOf(service, begin)).toHaveLength(1);
    }),
  );
  const january = activated(new Date('2027-01-31T10:00:00Z'), 1, 'none');
  expect(restsOf(january, new Date('2027-01-31T10:05:00Z'))).toEqual([{ term: 0, days: 28, of: 28 }]);
});

test('the same after a trial and after a suspension', () => {
  fc.assert(
    fc.property(moment, moment, months, (start, restart, rentMonths) => {
      const trial = activated(start, rentMonths, 'free');
      const begin = trial.paidUntil ?? start;
      const paid = renewed(trial, start);
      expect(isWhole(paid, begin)).toBe(true);
      expect(isWhole(renewed({ ...paid, state: 'suspended' }, restart), restart)).toBe(true);
    }),
  );
});

test('terms keep their day of the month through shorter months', () => {
  fc.assert(
    fc.property(moment, (now) => {
      let service = activated(now, 1, 'none');
      for (let month = 1; month < 24; month++) service = renewed(service, now);
      expect(service.paidUntil).toEqual(firstTerm({ ...service, rentMonths: 24 }, now).paidUntil);
    }),
  );
});
