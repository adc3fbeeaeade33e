import { type Field, domainOf, withoutComments } from './headers.ts';

/** What our border server found about the sender. */
export interface Authentication {
  /** DMARC of the author's domain (RFC 7489); `none` when nobody checked it. */
  readonly dmarc: 'pass' | 'fail' | 'none';
  /** Whether SPF or DKIM passed for the author's own domain, which is as good where the domain has no DMARC policy. */
  readonly isAligned: boolean;
}

interface Result {
  readonly method: string;
  readonly result: string;
  readonly properties: ReadonlyMap<string, string>;
}

const nothing: Authentication = { dmarc: 'none', isAligned: false };

/**
 * Reads Authentication-Results (RFC 8601). Only those of our own server count, and of these only the topmost: what a
 * message brings along says what its sender likes. The server may write several, one below the other.
 */
export function authenticationOf(
  fields: readonly Field[],
  author: string,
  authservIds: readonly string[],
): Authentication {
  const results = ownResults(fields, authservIds);
  if (results.length === 0) return nothing;
  const domain = domainOf(author);
  const dmarc = results.find(({ method }) => method === 'dmarc');
  const from = dmarc?.properties.get('header.from');
  const isAboutAuthor = from === undefined || domainOf(from) === domain;
  const isAligned = results.some(
    ({ method, result, properties }) =>
      result === 'pass' &&
      ((method === 'dkim' && properties.get('header.d') === domain) ||
        (method === 'spf' && domainOf(properties.get('smtp.mailfrom') ?? '') === domain)),
  );
  if (dmarc?.result === 'fail') return { dmarc: 'fail', isAligned: false };
  return { dmarc: dmarc?.result === 'pass' && isAboutAuthor ? 'pass' : 'none', isAligned };
}

function ownResults(fields: readonly Field[], authservIds: readonly string[]): Result[] {
  const first = fields.findIndex((field) => isOurs(field, authservIds));
  if (first === -1) return [];
  const below = fields.slice(first);
  const end = below.findIndex(([name]) => name === 'received');
  return below
    .slice(0, end === -1 ? below.length : end)
    .filter((field) => isOurs(field, authservIds))
    .flatMap(([, value]) => resultsIn(value));
}

const isOurs = ([name, value]: Field, authservIds: readonly string[]): boolean =>
  name === 'authentication-results' && authservIds.includes(authservIdOf(value));

const authservIdOf = (value: string): string =>
  (withoutComments(value).split(';')[0] ?? '').trim().split(/\s/)[0]?.replaceAll('"', '').toLowerCase() ?? '';

function resultsIn(value: string): Result[] {
  return withoutComments(value)
    .split(';')
    .slice(1)
    .flatMap((part) => {
      const [first = '', ...rest] = part
        .replaceAll(/\s?=\s?/g, '=')
        .trim()
        .split(/\s+/);
      const [method = '', result = ''] = first.toLowerCase().split('=');
      if (result === '') return [];
      const properties = rest.flatMap((pair): [string, string][] => {
        const equals = pair.indexOf('=');
        return equals > 0
          ? [
              [
                pair.slice(0, equals).toLowerCase(),
                pair
                  .slice(equals + 1)
                  .replaceAll(/["<>]/g, '')
                  .toLowerCase(),
              ],
            ]
          : [];
      });
      return [{ method: method.split('/')[0] ?? '', result, properties: new Map(properties) }];
    });
}
