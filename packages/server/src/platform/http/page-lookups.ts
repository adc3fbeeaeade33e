import { AsyncLocalStorage } from 'node:async_hooks';

/** The page that the running call is made for; undefined for a call of its own. */
const pages = new AsyncLocalStorage<object | undefined>();

/** Runs a call for a page: an object that identifies it; undefined: for none. */
export const forPage = <Result>(page: object | undefined, call: () => Result): Result => pages.run(page, call);

/** Lookups made once for all calls of a page, by key. */
export class PageLookups<Key, Value> {
  readonly #pages = new WeakMap<object, Map<Key, Promise<Value>>>();

  /** Returns the value of a key: the page's, or a new lookup for a call of its own. Failures aren't stored. */
  once(key: Key, look: () => Promise<Value>): Promise<Value> {
    const page = pages.getStore();
    if (!page) return look();
    const values = this.#pages.get(page) ?? new Map<Key, Promise<Value>>();
    this.#pages.set(page, values);
    const known = values.get(key);
    if (known) return known;
    const value = look();
    values.set(key, value);
    value.catch(() => values.delete(key));
    return value;
  }

  /** Discards the lookups of the current page. */
  forget(): void {
    const page = pages.getStore();
    if (page) this.#pages.delete(page);
  }
}
