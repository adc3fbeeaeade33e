/**
 * Addresses that open something to anyone who knows them: each ends with its secret. A route with a parameter that isn't
 * public belongs here; tests of the site and of the server look at all of them.
 */
export const secretPaths = [
  '/auth/confirm-email/:code',
  '/auth/password/reset/key/:code',
  '/dedicated-servers/alerts/:key',
  '/my/api/ds-order/alerts/:key',
  '/back-in-stock/:key',
  '/my/api/stock-notices/:key',
  '/admin/first-run/:key',
  '/my/api/first-run/:key',
  '/my/team/join/:key',
  '/my/api/team/join/:key',
  '/invoice-recipients/:key',
  '/my/api/invoice-recipients/by-key/:key',
  '/leave-ticket/:key',
  '/my/api/leave-ticket/:key',
  '/my/api/payment/:ref',
  '/my/api/unpaid-orders/:ref',
  '/my/api/staff/payments/:ref',
  '/bank/pay/:id',
  '/bank/transfer/:reference',
  '/chain/pay/:id',
  '/api/ticket-files/:signature',
] as const;

/** Names of parameters of routes that anybody may know. */
export const publicParameters: readonly string[] = [
  'slug',
  'id',
  'line',
  'number',
  'group',
  'incident',
  'file',
  'ticket',
  'partner',
  'table',
  'row',
  'kind',
  'item',
  'email',
  'note',
  '*',
];

/** A pattern for a character of a path, which may also be percent-encoded; slashes may be repeated. */
const spelt = (char: string): string =>
  `(?:${char}|%(?:25)*${char.charCodeAt(0).toString(16)})${char === '/' ? '+' : ''}`;
const beforeSecrets = secretPaths.map((path) => Array.from(path.slice(0, path.indexOf(':')), spelt).join('')).join('|');
const secret = new RegExp(`(${beforeSecrets})[^\\s"'<>\\\\/?#]+`, 'gi');
/** Of an address, in a line of JSON or any other text. */
const query = /(?<=[\w/%.~-])\?[^\s"'<>\\]+/g;
const fragment = /(?<=[\w/])#[^\s"'<>\\=#]*=[^\s"'<>\\]*/g;
const password = /\/\/[^\s"'<>\\/@]+@/g;

/** A text without the secrets of the addresses in it: keys in paths, queries, and passwords. */
export const redacted = (text: string): string =>
  text.replaceAll(password, '//…@').replaceAll(query, '?…').replaceAll(fragment, '#…').replaceAll(secret, '$1…');
