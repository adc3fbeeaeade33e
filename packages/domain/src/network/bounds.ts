/**
 * Counts what is worked on at the same time, in total and for each session. What is over a bound is to be refused
 * immediately, instead of making everybody wait.
 */
export class Bounds {
  readonly #most: { readonly total: number; readonly session: number };
  readonly #sessions = new Map<string, number>();
  #total = 0;

  constructor(most: { readonly total: number; readonly session: number }) {
    this.#most = most;
  }

  /**
   * Takes a place.
   * @param session null for visitors, who may be many behind one address
   * @returns gives the place back, once however often it's called; null when there is none
   */
  enter(session: string | null): (() => void) | null {
    const own = session === null ? 0 : (this.#sessions.get(session) ?? 0);
    if (this.#total >= this.#most.total || own >= this.#most.session) return null;
    this.#total++;
    if (session !== null) this.#sessions.set(session, own + 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      this.#leave(session);
    };
  }

  #leave(session: string | null): void {
    this.#total--;
    if (session === null) return;
    const left = (this.#sessions.get(session) ?? 1) - 1;
    if (left === 0) this.#sessions.delete(session);
    else this.#sessions.set(session, left);
  }
}
