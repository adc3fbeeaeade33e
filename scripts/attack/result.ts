/** What an attack has shown: one row of the table. */
export interface Result {
  readonly attack: string;
  readonly rounds: string;
  /** Sentences about what broke, each with its smallest reproduction; empty when everything held. */
  readonly broken: readonly string[];
}

/** How long and with which randomness an attack runs. */
export interface AttackOptions {
  readonly seed: number;
  /** Rounds wanted; each attack has a default of its own. */
  readonly rounds: number | null;
  /** Whether `fuzz`, `kill` and `races` attack one process with its embedded database. */
  readonly embedded: boolean;
}

/** Collects what broke, a few of each kind. */
export class Findings {
  readonly #counts = new Map<string, { count: number; first: string }>();

  add(kind: string, detail: string): void {
    const known = this.#counts.get(kind);
    if (known) known.count++;
    else this.#counts.set(kind, { count: 1, first: detail });
  }

  has(kind: string): boolean {
    return this.#counts.has(kind);
  }

  /** Adds the kind unless the condition holds. */
  check(holds: boolean, kind: string, detail: string): void {
    if (!holds) this.add(kind, detail);
  }

  get sentences(): string[] {
    return [...this.#counts].map(([kind, { count, first }]) => `${kind} (${count}×): ${first}`);
  }
}

/** The table of all attacks, in Markdown. */
export function table(results: readonly Result[]): string {
  const rows = results.map(
    ({ attack, rounds, broken }) =>
      `| ${attack} | ${rounds} | ${broken.length === 0 ? 'held' : broken.map((text) => text.replaceAll('|', '\\|')).join('<br>')} |`,
  );
  return ['| Attack | Rounds | Result |', '|---|---|---|', ...rows].join('\n');
}
