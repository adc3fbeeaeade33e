/** `12345678` as `1234 5678`: easier to read and type; sign-in removes the spaces. */
export const inGroups = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** A text file as a data URL, with line endings that every editor supports. */
export const textFile = (head: string, codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent([head, '', ...codes.map(inGroups), ''].join('\r\n'))}`;
