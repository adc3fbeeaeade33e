import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Context, hashOf, sameText } from '../../platform/index.ts';
import { consumeLimit } from '../../platform/http/index.ts';
import { mockClient } from './providers.ts';

const codeSeconds = 60;
const tokenSeconds = 600;

/** A demo user, as described by the visitor on the consent page. */
export const Person = z.object({ uid: z.int(), name: z.string(), email: z.string(), verified: z.boolean() });
export type Person = z.infer<typeof Person>;

const Grant = z.object({
  person: Person,
  site: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  nonce: z.string().nullable(),
  until: z.number(),
});
export type Grant = Omit<z.infer<typeof Grant>, 'until'>;

const Token = z.object({ person: Person, site: z.string(), until: z.number() });

/** Numeric id of a user at a site; always the same for a name. */
export function uidOfName(site: string, name: string): number {
  return Number.parseInt(hashOf(`${site} ${name.trim().toLowerCase()}`).slice(0, 10), 16);
}

/** Creates the authorisation code for the redirect. It contains the whole grant, sealed. */
export function makeCode(context: Context, grant: Grant): string {
  const until = context.clock.now().getTime() / 1000 + codeSeconds;
  return context.secrets.seal('mock code', JSON.stringify({ ...grant, until }));
}

/** Exchanges a code, once, as RFC 6749 and RFC 7636 (PKCE) require. Null when anything in it is wrong. */
export async function useCode(
  context: Context,
  site: string,
  sent: ReadonlyMap<string, string>,
): Promise<Grant | null> {
  const isClient = sent.get('client_id') === mockClient.id && sent.get('client_secret') === mockClient.secret;
  const code = sent.get('code') ?? '';
  const grant = Grant.safeParse(opened(context, 'mock code', code)).data;
  if (!isClient || !grant || grant.site !== site || !isAlive(context, grant)) return null;
  const challenge = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url');
  if (sent.get('redirect_uri') !== grant.redirectUri || !sameText(challenge, grant.challenge)) return null;
  const isFirst = await consumeLimit(context, {
    action: 'mock code',
    subject: code,
    times: 1,
    seconds: codeSeconds * 2,
  });
  return isFirst ? grant : null;
}

/** Creates an access token. */
export function makeToken(context: Context, site: string, person: Person): string {
  const until = context.clock.now().getTime() / 1000 + tokenSeconds;
  return context.secrets.seal('mock token', JSON.stringify({ person, site, until }));
}

/** Returns the owner of an access token; null when this site didn't issue it. */
export function personOf(context: Context, site: string, token: string): Person | null {
  const read = Token.safeParse(opened(context, 'mock token', token)).data;
  return read && read.site === site && isAlive(context, read) ? read.person : null;
}

function isAlive({ clock }: Context, { until }: { until: number }): boolean {
  return until > clock.now().getTime() / 1000;
}

function opened({ secrets }: Context, purpose: string, sealed: string): unknown {
  try {
    return JSON.parse(secrets.open(purpose, sealed));
  } catch {
    return null;
  }
}
