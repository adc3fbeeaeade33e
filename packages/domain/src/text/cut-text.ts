/**
 * The beginning of a text, never cut inside a character and without half ones, which no database takes.
 * @param most length in UTF-16 code units, as schemas count them
 */
export const cutText = (text: string, most: number): string => text.slice(0, most).replaceAll(/\p{Surrogate}/gu, '');
