import type { BackupOrderInput, OrderCreated } from '@hoster/contract';
import { eq } from '../platform/db/drizzle.ts';
import type { Browser } from './browser.ts';
import { termsVersionAt } from './terms-of-service.ts';
import { backupCapacity } from '../catalogue/tables.ts';
import { placeOrder, type TestShop } from './shop.ts';

export const contextPath = '/my/api/backup-order/create_context/';
export const orderPath = '/my/api/backup-order/';

/** Ids of the locations with backup storage. */
export const places = { frankfurt: 1, rotterdam: 2, barcelona: 4 } as const;

/** An order that the shop accepts: 1 TB in Frankfurt for a month, from the balance. */
export function aBackupOrder(browser: Browser, change: Partial<BackupOrderInput> = {}): BackupOrderInput {
  return {
    volume: 1024,
    location: places.frankfurt,
    rent_period: 1,
    payment_method: 'balance',
    currency: 'EUR',
    accept_terms: true,
    terms_version: termsVersionAt(browser.now()),
    ...change,
  };
}

/** Orders in place of an unpaid order. @throws when the shop refuses */
export const orderBackup = (browser: Browser, change: Partial<BackupOrderInput> = {}): Promise<OrderCreated> =>
  placeOrder(browser, orderPath, aBackupOrder(browser, change));

/** Remaining GB of a location. */
export async function capacityAt({ db }: TestShop, location: number): Promise<number> {
  const [row] = await db.select().from(backupCapacity).where(eq(backupCapacity.locationId, location));
  return row?.gigabytes ?? 0;
}
