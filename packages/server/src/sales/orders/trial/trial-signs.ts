import { eq } from '../../../platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import freeEmailDomains from 'free-email-domains';
import ipaddr from 'ipaddr.js';
import { getDomain } from 'tldts';
import { accounts, emailAddresses, type Viewer } from '../../../identity/index.ts';
import { addressOf } from '../../../platform/http/index.ts';
import type { TrialSign } from '../tables.ts';

/** Domains at which anybody can have a mailbox. */
const publicDomains: ReadonlySet<string> = new Set(freeEmailDomains);

/** What people who look alike share: less certain than a mark, so several are needed. `hash`: keyed, names nobody. */
export type Sign = Pick<TrialSign, 'kind' | 'hash'>;

/**
 * Signs of a customer who orders a free trial: name, postal address, domains of their email addresses, and the network of
 * the request.
 */
export async function signsOf(request: FastifyRequest, viewer: Viewer): Promise<Sign[]> {
  const { db, secrets } = request.server.hoster;
  const [home] = await db.select().from(accounts).where(eq(accounts.id, viewer.accountId));
  const addresses = await db.select().from(emailAddresses).where(eq(emailAddresses.userId, viewer.userId));
  const name = wordsOf(`${viewer.firstName} ${viewer.lastName}`);
  const street = wordsOf(home?.address ?? '');
  const zipCode = plain(home?.zipCode ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');
  const network = networkSign(addressOf(request));
  const signs = [
    // What is missing isn't shared with others from whom it's missing too.
    ...(name === '' ? [] : [{ kind: 'name', value: name } as const]),
    ...(street === ''
      ? []
      : [{ kind: 'address', value: `${wordsOf(`${home?.country} ${home?.city}`)}|${zipCode}|${street}` } as const]),
    ...addresses.flatMap(({ email }) => {
      const domain = ownDomain(email);
      return domain === null ? [] : [{ kind: 'domain', value: domain } as const];
    }),
    ...(network === null ? [] : [{ kind: 'network', value: network } as const]),
  ];
  const hashed = signs.map(({ kind, value }) => ({ kind, hash: secrets.sign('trial-sign', `${kind} ${value}`) }));
  return [...new Map(hashed.map((sign) => [sign.hash, sign])).values()];
}

/** Words of a name or address in alphabetical order, without case, accents and punctuation. */
export const wordsOf = (text: string): string =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');

const plain = (text: string): string =>
  Array.from(
    text
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
    (letter) => spelt.get(letter) ?? letter,
  ).join('');

/** Letters that aren’t one with an accent, as people write them on other keyboards. Escaped: never shown, not in our fonts. */
const spelt: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', '\u0142': 'l', '\u0111': 'd', ð: 'd', þ: 'th', ı: 'i' }),
);

/** The registered domain of an email address; null where anybody can have a mailbox. */
export function ownDomain(email: string): string | null {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const domain = getDomain(host) ?? host;
  return publicDomains.has(host) || publicDomains.has(domain) ? null : domain;
}

/**
 * The network of an address, as big as one that is given to a customer of a provider: /24, or /48 of IPv6; null for an
 * address that isn't public, which tells nothing.
 */
export function networkSign(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  // An IPv4 address may be written as one of IPv6.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return null;
  const isLong = parsed.kind() === 'ipv6';
  const parser = isLong ? ipaddr.IPv6 : ipaddr.IPv4;
  return parser.networkAddressFromCIDR(`${parsed.toString()}/${isLong ? 48 : 24}`).toString();
}
