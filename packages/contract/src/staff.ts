import { z } from 'zod';
import { Country, Id, Ledger, Timestamp } from './common.ts';
import { ServiceStatus } from './services.ts';

/** A paid service whose setup has failed at least once, or a dedicated server that isn't delivered yet. */
export const StaffSetup = z.object({
  service: Id,
  name: z.string(),
  account: Id,
  status: ServiceStatus,
  /** Tries that have failed. */
  attempts: z.int(),
  /** What the last one failed with. */
  error: z.string().nullable(),
  first_failed: Timestamp.nullable(),
  /** Null when it isn't tried again. */
  next_try: Timestamp.nullable(),
  /** What the customer has answered about what the server is for; empty for services without such questions. */
  survey: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type StaffSetup = z.infer<typeof StaffSetup>;

/** Everything that was ever booked, by account: debits and credits are equal, or money has been lost or made. */
export const TrialBalance = z.object({
  accounts: z.array(
    z.object({
      account: z.string(),
      /** Of tax: whose. */
      country: Country.nullable(),
      /** Of money that a provider has taken: which one. */
      provider: z.string().nullable(),
      debit: Ledger,
      credit: Ledger,
    }),
  ),
  debit: Ledger,
  credit: Ledger,
  is_balanced: z.boolean(),
});
export type TrialBalance = z.infer<typeof TrialBalance>;
