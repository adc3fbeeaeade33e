/** The longest address of an image that is taken. */
export const isoUrlMaxLength = 2048;

export type IsoUrlProblem = 'required' | 'too_long' | 'invalid';

/**
 * What is wrong with the address of a customer's own ISO image, null if nothing. It has to be an https address of a
 * domain, so that the download can be trusted and no machine of our own network is asked; a user name or password in it
 * would be shown and logged.
 */
export function isoUrlProblem(text: string): IsoUrlProblem | null {
  const address = text.trim();
  if (address === '') return 'required';
  if (address.length > isoUrlMaxLength) return 'too_long';
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return 'invalid';
  // The last part of a domain is no number. The parser writes every form of an IPv4 address as four numbers.
  return /^[^.].*\.(?!\d+\.?$)[^.]+\.?$/.test(url.hostname) ? null : 'invalid';
}
