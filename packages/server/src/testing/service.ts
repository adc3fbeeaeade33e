import { ServiceDetails, type OrderCreated } from '@hoster/contract';
import { eq } from '../platform/db/drizzle.ts';
import type { Browser } from './browser.ts';
import type { TestShop } from './shop.ts';
import { services } from '../sales/orders/tables.ts';

/** A service as its owner sees it. */
export async function serviceOf(customer: Browser, id: number | undefined, language = 'en'): Promise<ServiceDetails> {
  const answer = await customer.get(`/my/api/services/${id}/`, { headers: { 'accept-language': language } });
  return ServiceDetails.parse(answer.json());
}

/** A service as stored in the database. @throws when there is none */
export async function serviceRow({ db }: TestShop, id = 0): Promise<typeof services.$inferSelect> {
  const [row] = await db.select().from(services).where(eq(services.id, id));
  if (!row) throw new Error(`No service ${id}`);
  return row;
}

/** Sets up what was ordered. @returns the id of the first service */
export async function setUp(shop: TestShop, ordered: Promise<OrderCreated>): Promise<number> {
  const [id = 0] = (await ordered).order_ids;
  await shop.drain();
  return id;
}
