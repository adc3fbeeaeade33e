import { sellerTimeZone } from '@hoster/domain';

/** Time zone of the selling company of a country, ISO alpha-2: its days are the dates of invoices. */
export const timeZoneOf = (country: string | null): string => (country === 'RU' ? 'Europe/Moscow' : sellerTimeZone);
