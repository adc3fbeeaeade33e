import { OrderCreated, type BackupOrderInput } from '@hoster/contract';
import { eq } from '../../../db/drizzle.ts';
import type { Browser } from '../../../testing/browser.ts';
import { termsVersion } from '../../../testing/terms.ts';
import { backupCapacity } from '../../catalogue/tables.ts';
import { cancelUnpaid, type TestShop } from '../../orders/test-shop.ts';

export const contextPath = '/my/api/backup-order/create_context/';
export const orderPath = '/my/api/backup-order/';

/** Ids of the locations that keep backups. */
export const places = { frankfurt: 1, rotterdam: 2, barcelona: 4 } as const;

/** An order that the shop takes: 1 TB in Frankfurt for a month, from the balance. */
export function aBackupOrder(change: Partial<BackupOrderInput> = {}): BackupOrderInput {
  return {
    volume: 1024,
    location: places.frankfurt,
    rent_period: 1,
    payment_method: 'balance',
    currency: 'EUR',
    accept_terms: true,
    terms_version: termsVersion,
    ...change,
  };
}

/** Orders in place of what wasn't paid for, and reads the answer. @throws when the shop refuses */
export async function orderBackup(browser: Browser, change: Partial<BackupOrderInput> = {}): Promise<OrderCreated> {
  if (change.payment_method !== undefined && change.payment_method !== 'balance') await cancelUnpaid(browser);
  const answer = await browser.post(orderPath, aBackupOrder(change));
  if (answer.statusCode !== 201) throw new Error(`The order was refused: ${answer.statusCode} ${answer.body}`);
  return OrderCreated.parse(answer.json());
}

/** GB that a location can still take. */
export async function capacityAt({ db }: TestShop, location: number): Promise<number> {
  const [row] = await db.select().from(backupCapacity).where(eq(backupCapacity.locationId, location));
  return row?.gigabytes ?? 0;
}
