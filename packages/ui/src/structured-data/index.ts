/** Structured data (schema.org) for prices and breadcrumbs, without React and styles. */
export * from './breadcrumbs-data.ts';
export * from './offer-data.ts';
