import { z } from 'zod';
import { Id, Timestamp } from './common.ts';
import { ServiceStatus } from './services.ts';

/** A paid server whose setup has failed at least once. */
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
});
export type StaffSetup = z.infer<typeof StaffSetup>;
