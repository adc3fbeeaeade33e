import { z } from 'zod';
import { Id, Price } from '../common.ts';
import { OrderContext } from '../order-context.ts';
import { orderFields, withOrderRules } from '../orders.ts';

/** How files get into a backup storage. */
export const BackupProtocol = z.enum(['ftp', 'ftps', 'sftp', 'rsync', 'webdav']);
export type BackupProtocol = z.infer<typeof BackupProtocol>;

/** A size of backup storage. `volume` in GB (1 TB is 1024 GB); `price` per month. */
export const BackupVolume = z.object({
  id: Id,
  volume: z.int().min(1),
  price: Price,
  /** Snapshots that are kept. */
  snapshots: z.int().min(0),
  /** Further logins, each for a folder of its own. */
  sub_accounts: z.int().min(0),
  /** Ids of the locations that can't take so much more now. */
  sold_out_locations: z.array(Id),
});
export type BackupVolume = z.infer<typeof BackupVolume>;

/** Everything that the page of backup storage needs before the visitor chooses. `volumes` go up. */
export const BackupOrderContext = OrderContext.extend({
  volumes: z.array(BackupVolume),
  protocols: z.array(BackupProtocol),
  port_mbps: z.int(),
});
export type BackupOrderContext = z.infer<typeof BackupOrderContext>;

/** Any text; a parameter given twice counts as absent. */
const text = z.string().optional().catch(undefined);

/** Choice of backup storage as the query of an address: the page's, and that of `create_context`. */
export const BackupOrderQuery = z.object({
  volume: text,
  location: text,
  period: text,
  count: text,
  name: text,
  promo_code: text,
  project: text,
  project_name: text,
});
export type BackupOrderQuery = z.infer<typeof BackupOrderQuery>;

/** Order of one or several equal backup storages. `volume` in GB is one of those offered. */
export const BackupOrder = withOrderRules(z.strictObject({ ...orderFields, volume: z.int().min(1), location: Id }));
export type BackupOrder = z.infer<typeof BackupOrder>;
/** What a client sends: fields with a default may be left out. */
export type BackupOrderInput = z.input<typeof BackupOrder>;

/** What the owner of a backup storage sees of it, besides the login. */
export const BackupDetails = z.object({
  volume: z.int(),
  snapshots: z.int(),
  sub_accounts: z.int(),
  protocols: z.array(BackupProtocol),
});
export type BackupDetails = z.infer<typeof BackupDetails>;
