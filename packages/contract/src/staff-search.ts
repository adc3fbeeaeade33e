import { z } from 'zod';
import { Id } from './common.ts';

export const StaffFindKind = z.enum(['customer', 'ticket', 'service', 'invoice']);
export type StaffFindKind = z.infer<typeof StaffFindKind>;

/** Something that staff were looking for. */
export const StaffFind = z.object({
  kind: StaffFindKind,
  /** Id of the account, number of the ticket or of the invoice, id of the service. */
  key: z.string(),
  title: z.string(),
  /** Whose it is, or which address has matched. */
  note: z.string().nullable(),
  /** The account it belongs to; null for a ticket of somebody without one. */
  account: Id.nullable(),
});
export type StaffFind = z.infer<typeof StaffFind>;

export const StaffSearchQuery = z.object({ search: z.string().trim().min(2).max(100) });
export type StaffSearchQuery = z.infer<typeof StaffSearchQuery>;
