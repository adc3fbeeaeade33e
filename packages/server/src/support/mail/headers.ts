import { cutText } from '@hoster/domain/text/cut-text';
import libmime from 'libmime';
import addressparser from 'nodemailer/lib/addressparser';
import type { Mailbox } from './verdict.ts';

/** Field of a header: name in lower case, value unfolded and otherwise as it came. */
export type Field = readonly [name: string, value: string];

/** Characters of a header value that are kept. */
const valueMax = 998;
const addressMax = 254;

/** Control, direction and zero-width characters, and halves of characters. */
const unsafe = /[\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/** A header value without line breaks, direction marks and zero-width characters, of limited length. */
export function clean(value: string, max = valueMax): string {
  const plain = value
    .toWellFormed()
    .replaceAll(/[\r\n\t]/g, ' ')
    .replaceAll(unsafe, '');
  return cutText(plain.split(' ').filter(Boolean).join(' '), max);
}

/** Values of a field, the topmost first. */
export const valuesOf = (fields: readonly Field[], name: string): string[] =>
  fields.flatMap(([key, value]) => (key === name ? [value] : []));

/** First value of a field, trimmed and in lower case; empty when it's missing. */
export const tokenOf = (fields: readonly Field[], name: string): string =>
  withoutComments(valuesOf(fields, name)[0] ?? '')
    .split(';')[0]
    ?.trim()
    .toLowerCase() ?? '';

/** Decodes encoded words (RFC 2047) and removes what must not be in a header. */
export function decoded(value: string, max = valueMax): string {
  return clean(wordsOf(value), max);
}

function wordsOf(value: string): string {
  try {
    return libmime.decodeWords(value);
  } catch {
    // An unknown charset: the words stay encoded.
    return value;
  }
}

/**
 * Whole message ids of a value, without angle brackets (RFC 5322, 3.6.4). Some clients leave the brackets out. What holds
 * control characters or halves of characters is no id: the database takes neither.
 */
export function messageIds(value: string): string[] {
  const ids = [...value.matchAll(/<([^<>\s\p{Cc}\p{Cs}]{1,500})>/gu)].flatMap(([, id]) =>
    id === undefined ? [] : [id],
  );
  if (ids.length > 0) return ids;
  const bare = value.trim();
  return /^[^\s<>@\p{Cc}\p{Cs}]{1,250}@[^\s<>@\p{Cc}\p{Cs}]{1,250}$/u.test(bare) ? [bare] : [];
}

/** Addresses of a field; groups are flattened, what is no address is left out. */
export function mailboxesIn(value: string): Mailbox[] {
  return addressparser(value.slice(0, 100_000), { flatten: true }).flatMap(({ address, name }) => {
    const known = addressOf(address);
    return known === null ? [] : [{ address: known, name: decoded(name, 200) }];
  });
}

/** An address in lower case; null when it isn't one. */
export function addressOf(text: string): string | null {
  const address = clean(text).replace(/^</, '').replace(/>$/, '').trim().toLowerCase();
  return address.length <= addressMax && /^[^\s@<>",;:()]+@[^\s@<>",;:()]+$/.test(address) ? address : null;
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Removes comments in parentheses, which may be nested, outside quoted strings (RFC 5322, 3.2.2). */
export function withoutComments(value: string): string {
  let depth = 0;
  let isQuoted = false;
  let plain = '';
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? '';
    if (sign === '\\') {
      if (depth === 0) plain += sign + (value[at + 1] ?? '');
      at++;
    } else if (depth === 0 && sign === '"') {
      isQuoted = !isQuoted;
      plain += sign;
    } else if (!isQuoted && sign === '(') depth++;
    else if (!isQuoted && sign === ')' && depth > 0) depth--;
    else if (depth === 0) plain += sign;
  }
  return plain;
}
