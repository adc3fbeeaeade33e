import type { DeskSettings } from './desk.ts';
import { domainOf } from './headers.ts';

const tokenPattern = /^[a-z0-9]{8,64}$/;
const localOf = (address: string): string => address.slice(0, address.lastIndexOf('@'));

/** Address that leads to a ticket: `support+<token>@`, or `t-<token>@` where the server has no plus addresses. */
export function tokenAddress({ address, plusAddresses }: DeskSettings, token: string): string {
  const domain = domainOf(address);
  return plusAddresses ? `${localOf(address)}+${token}@${domain}` : `t-${token}@${domain}`;
}

/** Token of one of our addresses; null: it has none. Both forms are read, whichever is written. */
export function tokenIn(settings: DeskSettings, address: string): string | null {
  const domain = domainOf(address);
  const local = localOf(address);
  const bases = settings.ownAddresses.filter((own) => domainOf(own) === domain).map((own) => `${localOf(own)}+`);
  if (domain === domainOf(settings.address)) bases.push('t-', `${localOf(settings.address)}+`);
  for (const base of bases) {
    const token = local.startsWith(base) ? local.slice(base.length) : '';
    if (tokenPattern.test(token)) return token;
  }
  return null;
}

/** Envelope sender of a message, to which it bounces: `bounce+<ticket>-<key>@`. */
export function bounceAddress({ address, plusAddresses }: DeskSettings, ticket: number, key: string): string {
  return `${plusAddresses ? 'bounce+' : 'b-'}${ticket}-${key}@${domainOf(address)}`;
}

/** Message that an envelope address names; null: it names none. */
export function bouncedIn({ address }: DeskSettings, to: string): { ticket: number; key: string } | null {
  if (domainOf(to) !== domainOf(address)) return null;
  const found = /^(?:bounce\+|b-)(\d{1,9})-([a-z0-9]{1,64})$/.exec(localOf(to));
  return found ? { ticket: Number(found[1]), key: found[2] ?? '' } : null;
}

/** Whether an address is ours, with or without a token. */
export const isOwn = (settings: DeskSettings, address: string): boolean =>
  settings.ownAddresses.includes(address) ||
  address === settings.address ||
  tokenIn(settings, address) !== null ||
  bouncedIn(settings, address) !== null;
