/**
 * Stands for the company’s name where no text is formatted, such as in JSON-LD. In messages it’s a value that every
 * intl object has.
 */
export const BRAND = '{brand}';

/** Fills in the company’s name. */
export const withBrand = (text: string, brand: string): string => text.replaceAll(BRAND, brand);
