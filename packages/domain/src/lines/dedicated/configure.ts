import type { DiskType, DsChoices, DsTariff } from '@hoster/contract';
import { fromCents, percentOfCents, toCents } from '../../money/money.ts';

/** Inclusive bounds; null is no bound. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** What of a server depends on its configuration, and what it can be changed to. */
interface Facts {
  readonly price: number;
  readonly memory: number;
  readonly storage: number;
  readonly diskTypes: readonly DiskType[];
  readonly choices: DsChoices | null;
}

/** What a configuration has to pass. */
interface Wanted extends Readonly<Record<'price' | 'memory' | 'storage', Range>> {
  readonly diskTypes: readonly DiskType[];
}

/** Fewest drives in place of a plan's own: one mirrors the other. */
const MIRRORED = 2;

/** A server as it has to be configured to pass filters. */
export interface DsFound {
  /** EUR a month at the term. */
  price: number;
  /** 1 unless only a longer term has a price that passes. */
  months: number;
  /** What the configuration adds to the plan, EUR a month. */
  added: number;
  memory: DsChoices['memory'][number] | null;
  drives: (DsChoices['drives'][number] & { count: number }) | null;
}

export const within = (value: number, { min, max }: Range): boolean =>
  (min === null || value >= min) && (max === null || value <= max);

const cheapest = <Option extends { added: number }>(options: readonly Option[]): Option | undefined =>
  options.reduce<Option | undefined>((best, one) => (best && best.added <= one.added ? best : one), undefined);

function memoryFor({ memory, choices }: Facts, wanted: Range) {
  if (within(memory, wanted)) return { added: 0, option: null };
  return cheapest(
    (choices?.memory ?? [])
      .filter(({ value }) => within(value, wanted))
      .map((option) => ({ added: option.price, option })),
  );
}

function drivesFor({ diskTypes: own, storage, choices }: Facts, { diskTypes: wanted, storage: range }: Wanted) {
  const isWanted = (type: DsChoices['drives'][number]['type']) => wanted.length === 0 || wanted.includes(type);
  const plans = { added: 0, option: null };
  if ((wanted.length === 0 || own.some(isWanted)) && within(storage, range)) return plans;
  return cheapest(
    (choices?.drives ?? [])
      .filter(({ type }) => isWanted(type))
      .flatMap((drive) => {
        const count = Math.max(Math.min(MIRRORED, drive.max), Math.ceil((range.min ?? 0) / drive.volume));
        if (count > drive.max || !within(count * drive.volume, range)) return [];
        const cents = toCents(drive.price) * count - toCents(choices?.credit ?? 0);
        return [{ added: fromCents(Math.max(0, cents)), option: { ...drive, count } }];
      }),
  );
}

/**
 * The cheapest configuration of a server that passes the filters of RAM, drives and price; null where none does. A price
 * beyond the limit passes with the shortest longer term that brings it below.
 */
export function configure(facts: Facts, filter: Wanted): DsFound | null {
  const memory = memoryFor(facts, filter.memory);
  const drives = drivesFor(facts, filter);
  if (!memory || !drives) return null;
  const added = fromCents(toCents(memory.added) + toCents(drives.added));
  const cents = toCents(facts.price) + toCents(added);
  const terms = [{ months: 1, discount_percent: 0 }, ...(facts.choices?.terms ?? [])].toSorted(
    (a, b) => a.months - b.months,
  );
  for (const { months, discount_percent: percent } of terms) {
    const price = fromCents(cents - percentOfCents(cents, percent));
    if (within(price, filter.price)) return { price, months, added, memory: memory.option, drives: drives.option };
  }
  return null;
}

/** A server as found: with the memory, the drives and the price of that configuration. */
export function configuredTariff(tariff: DsTariff, { price, months, added, memory, drives }: DsFound): DsTariff {
  if (!memory && !drives && months === 1) return tariff;
  const query = new URLSearchParams();
  if (memory) query.set('memory', String(memory.id));
  if (memory && memory.cpus !== null) query.set('cpus', String(memory.cpus));
  if (drives) query.set('disks', `${drives.id}:${drives.count}`);
  if (months > 1) query.set('period', String(months));
  return {
    ...tariff,
    price,
    old_price: null,
    ...(memory && { memory_with_units: { ...tariff.memory_with_units, value: memory.value } }),
    ...(drives && { disks: [{ type: drives.type, name: drives.type, volume: drives.volume, count: drives.count }] }),
    configured: { query: String(query), added, months },
  };
}
