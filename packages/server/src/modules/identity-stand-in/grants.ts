import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { attempt } from '../../http/rate-limit.ts';
import { hashOf, sameText } from '../../secrets.ts';
import { standInClient } from './providers.ts';

const codeSeconds = 60;
const tokenSeconds = 600;

/** A pretend person, as they described themselves on the consent page. */
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

/** Number by which a site knows a person: always the same for a name. */
export function uidOfName(site: string, name: string): number {
  return Number.parseInt(hashOf(`${site} ${name.trim().toLowerCase()}`).slice(0, 10), 16);
}

/** Makes the code that travels back with the visitor. All of it is in the code, sealed. */
export function makeCode(context: Context, grant: Grant): string {
  const until = context.clock.now().getTime() / 1000 + codeSeconds;
  return context.secrets.seal('stand-in code', JSON.stringify({ ...grant, until }));
}

/** Exchanges a code, once, as RFC 6749 and RFC 7636 (PKCE) require. Null when anything in it is wrong. */
export async function useCode(
  context: Context,
  site: string,
  sent: ReadonlyMap<string, string>,
): Promise<Grant | null> {
  const isClient = sent.get('client_id') === standInClient.id && sent.get('client_secret') === standInClient.secret;
  const code = sent.get('code') ?? '';
  const grant = Grant.safeParse(opened(context, 'stand-in code', code)).data;
  if (!isClient || !grant || grant.site !== site || !isAlive(context, grant)) return null;
  const challenge = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url');
  if (sent.get('redirect_uri') !== grant.redirectUri || !sameText(challenge, grant.challenge)) return null;
  const isFirst = await attempt(context, {
    action: 'stand-in code',
    subject: code,
    times: 1,
    seconds: codeSeconds * 2,
  });
  return isFirst ? grant : null;
}

/** Makes an access token. */
export function makeToken(context: Context, site: string, person: Person): string {
  const until = context.clock.now().getTime() / 1000 + tokenSeconds;
  return context.secrets.seal('stand-in token', JSON.stringify({ person, site, until }));
}

/** Whose access token it is; null when it is none of this site's. */
export function personOf(context: Context, site: string, token: string): Person | null {
  const read = Token.safeParse(opened(context, 'stand-in token', token)).data;
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
