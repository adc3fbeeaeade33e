import type { StockSubject } from '@hoster/contract';

/** Address of the page that asks for an email when something is back in stock. */
export function noticeAddress({ line, plan, places }: StockSubject): string {
  const search = new URLSearchParams({ line });
  if (plan !== undefined) search.set('plan', plan);
  if (places !== undefined) search.set('places', places);
  return `/back-in-stock/?${search.toString().replaceAll('%2C', ',')}`;
}

/** The subject in an address of that page. The API checks it. */
export const subjectIn = (search: URLSearchParams): StockSubject =>
  ({
    line: search.get('line') ?? '',
    ...(search.has('plan') && { plan: search.get('plan') ?? '' }),
    ...(search.has('places') && { places: search.get('places') ?? '' }),
  }) as StockSubject;
