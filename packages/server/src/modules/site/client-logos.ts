const marks = new Map([
  ['waves', '<path d="M5 16q6-7 12 0t12 0M5 25q6-7 12 0t12 0"/>'],
  ['pages', '<path d="M8 8h18v24H8zM13 16h8M13 23h8"/>'],
  ['globe', '<circle cx="17" cy="20" r="12"/><path d="M17 8v24"/>'],
  ['robot', '<rect x="6" y="9" width="22" height="22" rx="5"/><circle cx="17" cy="20" r="4"/>'],
  ['peaks', '<path d="M4 31 14 11l6 11 4-7 7 16z"/>'],
  ['code', '<path d="m13 12-8 8 8 8M21 12l8 8-8 8"/>'],
  ['arrow', '<path d="M5 20h24M21 12l8 8-8 8"/>'],
  ['flag', '<path d="M9 32V8l16 12L9 32z"/>'],
]);

/**
 * Returns the mark of a sample client as SVG, in a grey that reads on light and on dark, or null for an unknown one. It
 * holds no text: inside a picture, text is drawn in whatever font the machine has.
 */
export function clientLogo(name: string): string | null {
  const mark = marks.get(name);
  if (mark === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 40" width="34" height="40"><g fill="none" stroke="#7b8494" stroke-width="3">${mark}</g></svg>`;
}
