/** `12345678` as `1234 5678`: easier to read and to type; blanks are taken out again at sign-in. */
export const inGroups = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** A text file as an address. Lines end as every editor on every system reads them. */
export const textFile = (head: string, codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent([head, '', ...codes.map(inGroups), ''].join('\r\n'))}`;
