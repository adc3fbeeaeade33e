import { redacted } from '@hoster/domain/network/redacted';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { mailOutbox } from './tables.ts';

type Row = typeof mailOutbox.$inferSelect;
type Texts = Pick<Row, 'text' | 'html'>;

/** Purpose of the encryption. */
const purpose = 'mail';
const Stored = z.object({ text: z.string(), html: z.string().nullable() });

/** Whether links of an email have keys, by which anybody can confirm or end what it's about. */
export const hasKeys = ({ html, text }: Texts): boolean =>
  redacted(text) !== text || (html !== null && redacted(html) !== html);

/** What is stored of an email with keys once it was sent: texts without them, and the true ones encrypted. */
export const withoutKeys = ({ secrets }: Pick<Context, 'secrets'>, { html, text }: Texts) => ({
  text: redacted(text),
  html: html && redacted(html),
  sealed: secrets.seal(purpose, JSON.stringify({ text, html } satisfies Texts)),
});

/** The texts of an email as its recipient got them. */
export const trueTexts = ({ secrets }: Pick<Context, 'secrets'>, { html, sealed, text }: Row): Texts =>
  sealed === null ? { text, html } : Stored.parse(JSON.parse(secrets.open(purpose, sealed)));
