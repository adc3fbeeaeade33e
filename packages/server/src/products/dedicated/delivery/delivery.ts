import { z } from 'zod';
import type { Secrets } from '../../../platform/index.ts';
import type { Built } from '../../../services/index.ts';

const purpose = 'dedicated-console';

const Console = z.object({
  ipmi: z.object({ url: z.string(), login: z.string().nullable(), password: z.string().nullable() }),
  rescueUrl: z.string().nullable(),
});

/** Encrypts the logins of a management console for the database. */
export const sealDelivery = (secrets: Secrets, { rescueUrl, ...ipmi }: NonNullable<Built['console']>): string =>
  secrets.seal(purpose, JSON.stringify(Console.parse({ ipmi, rescueUrl })));

/** Decrypts the output of `sealDelivery`. */
export const openDelivery = (secrets: Secrets, sealed: string): z.infer<typeof Console> =>
  Console.parse(JSON.parse(secrets.open(purpose, sealed)));
