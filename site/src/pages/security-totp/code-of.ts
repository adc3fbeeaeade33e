import type { Setup } from './rejected-setup.ts';

/**
 * How long the codes of an app are and how long each counts: the address of the key says it where it isn't usual. What
 * can't be read of it is taken for usual.
 */
export function codeOf({ totp_url: address }: Pick<Setup, 'totp_url'>): { digits: number; seconds: number } {
  const params = new URLSearchParams(address.split('?')[1]);
  const digits = Number(params.get('digits'));
  const seconds = Number(params.get('period'));
  return { digits: digits > 0 ? digits : 6, seconds: seconds > 0 ? seconds : 30 };
}
