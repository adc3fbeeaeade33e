/** The languages that the server supports. */
export type Language = 'en' | 'ru';

/** A text in each of them. */
export interface Text {
  readonly en: string;
  readonly ru: string;
}
