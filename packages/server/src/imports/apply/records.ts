import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import type { Plan } from '../plan.ts';
import { importedRecords, type ImportedKind } from '../tables.ts';

/** An import that is running. */
export interface Importing {
  readonly context: Context;
  readonly plan: Plan;
  readonly runId: number;
  readonly records: Records;
}

/** What of a source was imported, in this run and before. */
export class Records {
  readonly #db: Db;
  readonly #source: string;
  readonly #runId: number;
  readonly #known = new Map<string, number | null>();
  /** How many records of a kind this run has imported. */
  readonly made = new Map<ImportedKind, number>();

  constructor(db: Db, source: string, runId: number) {
    this.#db = db;
    this.#source = source;
    this.#runId = runId;
  }

  /** Reads what earlier runs have imported. */
  async load(): Promise<void> {
    const { kind, newId, oldId } = importedRecords;
    const rows = await this.#db
      .select({ kind, newId, oldId })
      .from(importedRecords)
      .where(eq(importedRecords.source, this.#source));
    for (const row of rows) this.#known.set(`${row.kind} ${row.oldId}`, row.newId);
  }

  /** Id here; undefined for what isn't imported. */
  idOf(kind: ImportedKind, oldId: string): number | undefined {
    return this.#known.get(`${kind} ${oldId}`) ?? undefined;
  }

  /**
   * Imports a record, once: whatever happens in between, it's there with everything that belongs to it, or not at all.
   * @param make stores it, in the transaction; its id here
   */
  async once(kind: ImportedKind, oldId: string, make: (tx: Db) => Promise<number | null>): Promise<void> {
    if (this.#known.has(`${kind} ${oldId}`)) return;
    await this.#db.transaction(async (tx) => {
      if (!(await this.claim(tx, kind, oldId))) return;
      const newId = await make(tx);
      await this.assign(tx, kind, oldId, newId);
    });
    this.made.set(kind, (this.made.get(kind) ?? 0) + 1);
  }

  /** @returns false when another import was faster */
  async claim(tx: Db, kind: ImportedKind, oldId: string): Promise<boolean> {
    const claimed = await tx
      .insert(importedRecords)
      .values({ source: this.#source, kind, oldId, runId: this.#runId })
      .onConflictDoNothing()
      .returning({ oldId: importedRecords.oldId });
    return claimed.length > 0;
  }

  async assign(tx: Db, kind: ImportedKind, oldId: string, newId: number | null): Promise<void> {
    const isOne = and(
      eq(importedRecords.source, this.#source),
      eq(importedRecords.kind, kind),
      eq(importedRecords.oldId, oldId),
    );
    await tx.update(importedRecords).set({ newId }).where(isOne);
    this.#known.set(`${kind} ${oldId}`, newId);
  }
}
