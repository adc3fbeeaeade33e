import type { ReferenceClient, ReferenceClientList } from '@hoster/contract';
import { asc, eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Language, Text } from '../../http/language.ts';
import { typographyOf } from '../content/typography-of.ts';
import { referenceClients } from './tables.ts';

type Shop = Pick<Context, 'db' | 'settings'>;

/** What may be shown: a shop that was filled as a demo and went public keeps quiet about its samples. */
const shown = ({ settings }: Shop) => (settings.demo ? undefined : eq(referenceClients.isSample, false));

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

const inLanguage = (text: Text | null, language: Language): string | null =>
  text && typographyOf(language)(text[language]);

/** Whether the home page has clients to show. */
export async function hasClients(shop: Shop): Promise<boolean> {
  const rows = await shop.db.select({ id: referenceClients.id }).from(referenceClients).where(shown(shop)).limit(1);
  return rows.length > 0;
}

/** Replaces all reference clients, samples included. */
export async function replaceClients({ db }: Shop, { clients }: ReferenceClientList): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(referenceClients);
    if (clients.length === 0) return;
    await tx.insert(referenceClients).values(clients.map((client, position) => ({ ...client, position })));
  });
}
