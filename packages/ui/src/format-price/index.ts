/** Formats prices as text and as parts, for servers, email and scripts. Doesn't use React, styles or `Intl`. */
export * from '../price/format-price.ts';
