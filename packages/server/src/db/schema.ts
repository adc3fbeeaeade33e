// Every table of the backend: drizzle-kit makes the migrations from this file, and queries are typed by it.
export * from '../http/tables.ts';
export * from '../modules/account/tables.ts';
export * from '../modules/auth/tables.ts';
export * from '../modules/bank/tables.ts';
export * from '../modules/catalogue/dedicated-tables.ts';
export * from '../modules/catalogue/tables.ts';
export * from '../modules/contact/tables.ts';
export * from '../modules/lines/dedicated/tables.ts';
export * from '../modules/mail/tables.ts';
export * from '../modules/orders/tables.ts';
export * from '../modules/payments/tables.ts';
export * from '../modules/privacy/tables.ts';
export * from '../modules/promo/tables.ts';
export * from '../modules/content/tables.ts';
export * from '../modules/providers/tables.ts';
