const PARTS = [
  'session',
  'sessions',
  'provider',
  'provider-off',
  'ssh-key',
  'ssh-key-changed',
  'ssh-key-removed',
] as const;

/** What was just done, as the address says it: the page tells it without script too. */
export type SavedPart = (typeof PARTS)[number];

/** Reads what was just done; null for nothing, and for the parts that others tell of. */
export const savedPart = (name: string | null): SavedPart | null => PARTS.find((part) => part === name) ?? null;

/** The page again, at a section, saying what was done. */
export const savedPath = (part: SavedPart, section: string): string => `/my/security/?saved=${part}#${section}`;
