/** What a client says of a line by its markup. */
export type Mark =
  /** Names the author of the quote that follows. */
  | 'attribution'
  /** Belongs to a quote that the client marks as one. */
  | 'quote'
  | 'signature'
  /** Begins the header of the message that follows to the end. */
  | 'original';

/** Line of a message. */
export interface Line {
  readonly text: string;
  /** How often it's quoted; 0: the author's own words. */
  readonly quoted: number;
  readonly mark: Mark | null;
}

/** Lines that are hidden at first: from `start` up to and without `end`. */
export interface Fold {
  readonly start: number;
  readonly end: number;
}

export const isBlank = ({ text }: Line): boolean => text.trim() === '';

/** Lines as text, quotes with their marks. */
export const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text, quoted }) => (quoted > 0 ? `${'>'.repeat(Math.min(quoted, 20))} ${text}` : text).trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
