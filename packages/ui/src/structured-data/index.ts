/** What pages tell search engines about prices and places, as schema.org data: no React, no styles. */
export * from './breadcrumbs-data.ts';
export * from './offer-data.ts';
