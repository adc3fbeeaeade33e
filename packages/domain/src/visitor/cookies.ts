import { parseCookie } from 'cookie';

/** The cookies of a Cookie header or of `document.cookie` with raw values. Of several with a name, the first counts. */
export const cookiesOf = (header: string): Readonly<Record<string, string>> =>
  parseCookie(header, { decode: (value) => value }) as Record<string, string>;

/** A value from a Cookie header or `document.cookie`, decoded; a malformed one is returned as it is. Null when not set. */
export const cookieValue = (header: string, name: string): string | null => parseCookie(header)[name] ?? null;
