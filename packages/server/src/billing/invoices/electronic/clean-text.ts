/** Characters that XML 1.0 can't have, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text for an element of a document: without characters that XML forbids, on one line. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(forbidden, ' ').replaceAll(/\s+/gu, ' ').trim();
