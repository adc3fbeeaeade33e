import { z } from 'zod';
import { StaffRole } from './access.ts';
import { CountText, Id, Prose, Timestamp } from './common.ts';
import { EmailAddress } from './email-address.ts';

/** Somebody of the staff. */
export const StaffPerson = z.object({
  id: Id,
  /** Full name, or the username of somebody who has given none. */
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** Without 2FA nobody gets into the staff area. */
  has_second_factor: z.boolean(),
  last_login: Timestamp.nullable(),
  is_self: z.boolean(),
});
export type StaffPerson = z.infer<typeof StaffPerson>;

/** Changes what somebody is among the staff; null: a customer from now on. */
export const StaffPersonUpdate = z.strictObject({
  role: StaffRole.nullable(),
  reason: Prose(500),
});
export type StaffPersonUpdate = z.infer<typeof StaffPersonUpdate>;

/** Makes the owner of an address staff. */
export const StaffPersonInput = z.strictObject({ email: EmailAddress, role: StaffRole });
export type StaffPersonInput = z.infer<typeof StaffPersonInput>;

/** Opens a site that has no staff yet: its first administrator. */
export const FirstRunInput = z.strictObject({ email: EmailAddress });
export type FirstRunInput = z.infer<typeof FirstRunInput>;

/** Where the first administrator continues: to choosing a password, or to the sign-in of a known user. */
export const FirstRunStep = z.object({ next: z.string() });
export type FirstRunStep = z.infer<typeof FirstRunStep>;

/** How an action of staff ended; null: not yet, or the process was killed before its end. */
export const AuditOutcome = z.enum(['done', 'refused', 'failed']).nullable();
export type AuditOutcome = z.infer<typeof AuditOutcome>;

/** An action of staff. */
export const AuditEntry = z.object({
  id: Id,
  at: Timestamp,
  /** Name at that time; null for the `admin` command of the operator. */
  who: z.string().nullable(),
  role: StaffRole.nullable(),
  /** Id of the call, or of the command. */
  action: z.string(),
  /** What it was about: the id in its path, or a name. */
  object: z.string().nullable(),
  outcome: AuditOutcome,
  /** What was changed, as far as the action says. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string(),
  ip: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Which actions: by words in name, action, object, reason and address; older than the entry `before`. */
export const AuditQuery = z.object({
  search: z.string().trim().max(100).default(''),
  before: CountText().optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Actions of staff, newest first. `next`: `before` of the next page; null on the last. */
export const AuditPage = z.object({ results: z.array(AuditEntry), next: Id.nullable() });
export type AuditPage = z.infer<typeof AuditPage>;
