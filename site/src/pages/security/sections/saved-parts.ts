const PARTS = [
  'session',
  'sessions',
  'provider',
  'provider-off',
  'ssh-key',
  'ssh-key-changed',
  'ssh-key-removed',
] as const;

/** What was just done, from the address, so that the page shows it without script, too. */
export type SavedPart = (typeof PARTS)[number];

/** Reads what was just done; null for nothing, and for parts that other sections report. */
export const savedPart = (name: string | null): SavedPart | null => PARTS.find((part) => part === name) ?? null;

/** Redirects to a section of the page with what was done. */
export const savedPath = (part: SavedPart, section: string): string => `/my/security/?saved=${part}#${section}`;
