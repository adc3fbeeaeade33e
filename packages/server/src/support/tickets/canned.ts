import { defineMessages } from '@formatjs/intl';
import { type CannedAnswer, type CannedAnswerInput, Language } from '@hoster/contract';
import { unknownPlaceholders } from '@hoster/domain/text/canned-answer';
import { asc, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError, notFound } from '../../platform/http/index.ts';
import { cannedAnswers } from './tables.ts';

const texts = defineMessages({
  name: { id: 'support.canned.name', defaultMessage: 'Another canned answer has this name.' },
  placeholder: {
    id: 'support.canned.placeholder',
    defaultMessage: "There are no other placeholders than '{customer}', '{service}' and '{ticket}'.",
    description: 'Error: the text of a canned answer has an unknown word in braces',
  },
});

/** All canned answers, by name. */
export async function listCanned(db: Db): Promise<CannedAnswer[]> {
  const rows = await db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.name), asc(cannedAnswers.id));
  return rows.map(({ body, department, id, name, updatedAt }) => ({
    id,
    name,
    department,
    body: { en: body.en, ru: body.ru ?? body.en },
    updated: updatedAt.toISOString(),
  }));
}

/**
 * Adds a canned answer, or changes the one with the id.
 * @returns the name before; null for a new one
 * @throws AppError 404; FieldError for a name that another one has, and for unknown placeholders
 */
export async function saveCanned(
  db: Db,
  id: number | null,
  input: CannedAnswerInput,
  now: Date,
): Promise<string | null> {
  const wrong = Language.options.filter((language) => unknownPlaceholders(input.body[language]).length > 0);
  if (wrong.length > 0)
    throw new FieldError({ body: Object.fromEntries(wrong.map((language) => [language, [texts.placeholder]])) });
  return db.transaction(async (tx) => {
    const [same] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.name, input.name)).for('update');
    if (same && same.id !== id) throw new FieldError({ name: [texts.name] });
    const values = { ...input, updatedAt: now };
    if (id === null) {
      const added = await tx.insert(cannedAnswers).values(values).onConflictDoNothing().returning();
      if (added.length === 0) throw new FieldError({ name: [texts.name] });
      return null;
    }
    const [before] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for('update');
    if (!before) throw notFound(`No canned answer ${id}`);
    await tx.update(cannedAnswers).set(values).where(eq(cannedAnswers.id, id));
    return before.name;
  });
}

/** Deletes a canned answer. @returns its name @throws AppError 404 */
export async function deleteCanned(db: Db, id: number): Promise<string> {
  const [gone] = await db.delete(cannedAnswers).where(eq(cannedAnswers.id, id)).returning();
  if (!gone) throw notFound(`No canned answer ${id}`);
  return gone.name;
}
