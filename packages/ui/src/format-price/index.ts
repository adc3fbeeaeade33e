/** Prices as text and as parts, for servers, mails and scripts: no React, no styles, nothing of `Intl`. */
export * from '../price/format-price.ts';
