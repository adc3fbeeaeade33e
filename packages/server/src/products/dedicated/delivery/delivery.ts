import { z } from 'zod';
import type { Secrets } from '../../../platform/index.ts';
import type { DeliveredServer } from '../rack.ts';

const purpose = 'dedicated-console';

const Delivered = z.object({
  ipv4: z.string(),
  ipv6: z.string(),
  account: z.object({ login: z.string(), password: z.string().nullable() }),
  ipmi: z.object({ url: z.string(), login: z.string(), password: z.string() }),
  rescueUrl: z.string(),
});

/** Encrypts the data centre's response for the database: it contains the logins of the server and its console. */
export const sealDelivery = (secrets: Secrets, delivered: DeliveredServer): string =>
  secrets.seal(purpose, JSON.stringify(Delivered.parse(delivered)));

/** Decrypts the output of `sealDelivery`. */
export const openDelivery = (secrets: Secrets, sealed: string): DeliveredServer =>
  Delivered.parse(JSON.parse(secrets.open(purpose, sealed)));
