import type { Db } from '../platform/db/types.ts';

/** Thrown in the middle of a transaction, as if its process ended there: nothing of it stays. */
export class Crash extends Error {}

const statements: readonly PropertyKey[] = ['select', 'insert', 'update', 'delete', 'execute', '$count'];

/** When the transactions of a database die. */
export interface Fate {
  /** Lets so many statements pass, over all transactions; the next one, or the commit, throws {@link Crash}. Once. */
  dieAfter(statements: number): void;
  /** Lets everything pass again. */
  live(): void;
}

/** Makes transactions of a database mortal: they may end before any statement, and before their commit. */
export function mortal(db: Db): Fate {
  let left = Infinity;
  const pass = () => {
    if (left === 0) {
      left = Infinity;
      throw new Crash();
    }
    left -= 1;
  };
  const watched = <Of extends object>(tx: Of): Of =>
    new Proxy(tx, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function' || !statements.includes(name)) return value;
        pass();
        return value.bind(target) as unknown;
      },
    });
  const transaction = db.transaction.bind(db);
  const dying: Db['transaction'] = (work, config) =>
    transaction(async (tx) => {
      const result = await work(watched(tx));
      pass();
      return result;
    }, config);
  Object.assign(db, { transaction: dying });
  return {
    dieAfter: (count) => {
      left = count;
    },
    live: () => {
      left = Infinity;
    },
  };
}
