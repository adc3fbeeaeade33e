import type { Setup } from './rejected-setup.ts';

/** How long the codes of an app are and how long each counts: the address of the key says it where it isn't usual. */
export function codeOf({ totp_url: address }: Setup): { digits: number; seconds: number } {
  const { searchParams } = new URL(address);
  return { digits: Number(searchParams.get('digits') ?? 6), seconds: Number(searchParams.get('period') ?? 30) };
}
