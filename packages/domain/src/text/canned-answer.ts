/** Words in braces that a canned answer may have. */
export const cannedPlaceholders = ['customer', 'service', 'ticket'] as const;

/** What the placeholders stand for in a ticket. */
export type CannedFacts = Readonly<Record<(typeof cannedPlaceholders)[number], string>>;

const known: readonly string[] = cannedPlaceholders;
const placeholder = /\{([a-z_]+)\}/g;

/** Placeholders of a text that mean nothing. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !known.includes(name));

/** The text of a canned answer for a ticket. What the facts contain isn't looked through for placeholders. */
export const fillCanned = (text: string, facts: CannedFacts): string =>
  text.replaceAll(placeholder, (whole, name: string) =>
    known.includes(name) ? facts[name as keyof CannedFacts] : whole,
  );
