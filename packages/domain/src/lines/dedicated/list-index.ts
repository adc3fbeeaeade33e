import type { DsIndex, DsTariff } from '@hoster/contract';
import { factsOf, type DsFacts } from './filter.ts';

/** Distinct values, and which of them each row has: most rows share theirs. */
function column<Value>(rows: readonly Value[]): { values: Value[]; rows: number[] } {
  const values: Value[] = [];
  const known = new Map<string, number>();
  const numbers = rows.map((value) => {
    const key = JSON.stringify(value);
    const number = known.get(key) ?? values.length;
    if (number === values.length) {
      known.set(key, number);
      values.push(value);
    }
    return number;
  });
  return { values, rows: numbers };
}

/** What servers are filtered by, column by column: a tenth of what their rows would take. */
export function dsIndexOf(tariffs: readonly DsTariff[]): DsIndex {
  const facts = tariffs.map(factsOf);
  const of = <Key extends keyof DsFacts>(key: Key) => column(facts.map((one) => one[key]));
  return {
    tags: of('tags'),
    vendor: of('vendor'),
    disk_types: of('diskTypes'),
    countries: of('countries'),
    price: of('price'),
    memory: of('memory'),
    storage: of('storage'),
    cores: of('cores'),
    frequency: of('frequency'),
    choices: of('choices'),
  };
}

/** Reads what `dsIndexOf` wrote. */
export function factsIn(index: DsIndex): DsFacts[] {
  const at = <Value>({ values, rows }: { values: readonly Value[]; rows: readonly number[] }, row: number): Value => {
    const value = values[rows[row] ?? -1];
    if (value === undefined) throw new RangeError(`The index has no value in row ${row}.`);
    return value;
  };
  return index.price.rows.map((_, row) => ({
    tags: at(index.tags, row),
    vendor: at(index.vendor, row),
    diskTypes: at(index.disk_types, row),
    countries: at(index.countries, row),
    price: at(index.price, row),
    memory: at(index.memory, row),
    storage: at(index.storage, row),
    cores: at(index.cores, row),
    frequency: at(index.frequency, row),
    choices: index.choices ? at(index.choices, row) : null,
  }));
}
