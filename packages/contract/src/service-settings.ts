import { z } from 'zod';
import { Id, Ledger, Name, Timestamp } from './common.ts';
import { Project } from './account.ts';

/** Services of the account that a call changes together, each once. */
const Services = z.array(Id).min(1).max(200);

/** Switches auto-renewal. Without it, the customer pays for each term. */
export const AutoRenewal = z.strictObject({ services: Services, enabled: z.boolean() });
export type AutoRenewal = z.infer<typeof AutoRenewal>;

/** Services that a call has changed, or that were so already. */
export const ChangedServices = z.object({ services: z.array(Id) });
export type ChangedServices = z.infer<typeof ChangedServices>;

/** What renewals are paid from first; the other follows when it isn't enough. */
export const RenewalSource = z.enum(['balance', 'card']);
export type RenewalSource = z.infer<typeof RenewalSource>;

/** Order in which renewals are paid. */
export const RenewalSourceOrder = z.strictObject({ first: RenewalSource });
export type RenewalSourceOrder = z.infer<typeof RenewalSourceOrder>;

/**
 * Pays for the next term of each from the balance. `paid_until`: until when they're paid as the caller has seen, by id. One
 * that has been renewed since then isn't renewed, so that a call may be repeated.
 */
export const ServicesRenewal = z.strictObject({
  services: Services,
  paid_until: z.record(z.string().max(10), Timestamp).optional(),
});
export type ServicesRenewal = z.infer<typeof ServicesRenewal>;

/** What was renewed, and what wasn't: `balance` is too low, it was `renewed` before, has a `waiting` payment, or can't be. */
export const RenewedServices = z.object({
  renewed: z.array(Id),
  refused: z.array(z.object({ id: Id, reason: z.enum(['balance', 'renewed', 'waiting', 'not_renewable']) })),
});
export type RenewedServices = z.infer<typeof RenewedServices>;

/** Renewals to come, by calendar month (UTC), the current one first; months without any are there, too. */
export const RenewalCharges = z.object({
  months: z.array(
    z.object({
      /** `2026-12` */
      month: z.string().regex(/^\d{4}-\d{2}$/),
      /** Tax included. */
      amount: Ledger,
      /** Renewals in that month. */
      count: z.int(),
    }),
  ),
  /** What automatic renewals of the next 14 days cost, tax included, and the first of them; null if there are none. */
  soon: z.object({ amount: Ledger, first: Timestamp }).nullable(),
});
export type RenewalCharges = z.infer<typeof RenewalCharges>;

/** A project, and how many services it has that aren't cancelled. */
export const ProjectSummary = Project.extend({ services: z.int() });
export type ProjectSummary = z.infer<typeof ProjectSummary>;

/** Name of a project, unique in the account. */
export const ProjectInput = z.strictObject({ name: Name(64) });
export type ProjectInput = z.infer<typeof ProjectInput>;

/** Moves services to a project. */
export const ProjectAssignment = z.strictObject({ services: Services, project: Id });
export type ProjectAssignment = z.infer<typeof ProjectAssignment>;
