import { defineMessages } from '@formatjs/intl';
import type { ReferenceClient, ReferenceClientList, StaffClients } from '@hoster/contract';
import { createHash } from 'node:crypto';
import { and, asc, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { AppError, type Language } from '../../platform/http/index.ts';
import { textIn, type Localised } from '../../i18n/localised.ts';
import { typographyOf } from '../../platform/documents/index.ts';
import { referenceClients } from './tables.ts';

type Shop = Pick<Context, 'db' | 'settings'>;

/** Clients that may be shown: a shop that was filled as a demo and went public hides its samples. */
const shown = ({ settings }: Shop) =>
  and(eq(referenceClients.isHidden, false), settings.demo ? undefined : eq(referenceClients.isSample, false));

/** The reference clients of the home page. */
export async function listClients(shop: Shop, language: Language): Promise<ReferenceClient[]> {
  const rows = await shop.db
    .select()
    .from(referenceClients)
    .where(shown(shop))
    .orderBy(asc(referenceClients.position), asc(referenceClients.id));
  return rows.map(({ id, name, logo, url, quote, author, isSample, position }) => ({
    id,
    name,
    logo,
    url,
    quote: inLanguage(quote, language),
    author: inLanguage(author, language),
    is_sample: isSample,
    position,
  }));
}

const inLanguage = (text: Localised | null, language: Language): string | null =>
  text && typographyOf(language)(textIn(text, language));

/** Whether the home page has clients to show. */
export async function hasClients(shop: Shop): Promise<boolean> {
  const rows = await shop.db.select({ id: referenceClients.id }).from(referenceClients).where(shown(shop)).limit(1);
  return rows.length > 0;
}

const texts = defineMessages({
  changed: {
    id: 'content.clients.changed',
    defaultMessage: 'Somebody else has just changed the clients. Reload the page to see their changes.',
    description: 'Error: two members of the staff change the reference clients',
  },
});

/** The company's own clients, hidden ones included. */
export async function staffClients(db: Db): Promise<StaffClients> {
  const rows = await db
    .select()
    .from(referenceClients)
    .where(eq(referenceClients.isSample, false))
    .orderBy(asc(referenceClients.position), asc(referenceClients.id));
  const clients = rows.map(({ author, isHidden, name, quote, url }) => ({
    name,
    url,
    quote: inBoth(quote),
    author: inBoth(author),
    is_hidden: isHidden,
  }));
  return { clients, version: createHash('md5').update(JSON.stringify(clients)).digest('hex') };
}

const inBoth = (text: Localised | null) => text && { en: text.en, ru: textIn(text, 'ru') };

/** Replaces all reference clients, samples included. @throws AppError 409 `record_changed` for another `version` */
export async function replaceClients({ db }: Shop, { clients, version }: ReferenceClientList): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurns(tx, 'reference clients');
    if (version !== undefined && version !== (await staffClients(tx)).version) {
      throw new AppError({ status: 409, code: 'record_changed', detail: texts.changed });
    }
    await tx.delete(referenceClients);
    if (clients.length === 0) return;
    await tx
      .insert(referenceClients)
      .values(clients.map(({ is_hidden: isHidden, ...client }, position) => ({ ...client, isHidden, position })));
  });
}

const marks = new Map([
  ['waves', '<path d="M5 16q6-7 12 0t12 0M5 25q6-7 12 0t12 0"/>'],
  ['pages', '<path d="M8 8h18v24H8zM13 16h8M13 23h8"/>'],
  ['globe', '<circle cx="17" cy="20" r="12"/><path d="M17 8v24"/>'],
  ['robot', '<rect x="6" y="9" width="22" height="22" rx="5"/><circle cx="17" cy="20" r="4"/>'],
  ['peaks', '<path d="M4 31 14 11l6 11 4-7 7 16z"/>'],
  ['code', '<path d="m13 12-8 8 8 8M21 12l8 8-8 8"/>'],
  ['arrow', '<path d="M5 20h24M21 12l8 8-8 8"/>'],
  ['flag', '<path d="M9 32V8l16 12L9 32z"/>'],
]);

/**
 * Returns the logo of a sample client as SVG, in a grey that is legible on light and dark, or null for an unknown one.
 * It contains no text: text in an image is rendered in whatever font the device has.
 */
export function clientLogo(name: string): string | null {
  const mark = marks.get(name);
  if (mark === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 40" width="34" height="40"><g fill="none" stroke="#7b8494" stroke-width="3">${mark}</g></svg>`;
}
