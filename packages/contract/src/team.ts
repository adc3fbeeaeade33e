import { z } from 'zod';
import { Role, Scope } from './access.ts';
import { Id, Name, Timestamp } from './common.ts';
import { EmailAddress } from './email-address.ts';

/** Somebody who acts for the account. */
export const Member = z.object({
  id: Id,
  /** Full name, or the username of somebody who has given none. */
  name: z.string(),
  email: z.string(),
  role: Role,
  joined: Timestamp,
  is_self: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** An invitation that nobody has accepted yet. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: Role,
  sent: Timestamp,
  expires: Timestamp,
  is_expired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Members of the account, oldest first, and what the viewer may do. Invitations are listed for owners only. */
export const Team = z.object({
  /** Name of the account: its first owner’s. */
  account: z.string(),
  role: Role,
  members: z.array(Member),
  invitations: z.array(Invitation),
  /** Whether the viewer may leave: the last owner can’t, nor can the account’s only member. */
  can_leave: z.boolean(),
});
export type Team = z.infer<typeof Team>;

/** Invites somebody. */
export const InvitationRequest = z.strictObject({ email: EmailAddress, role: Role });
export type InvitationRequest = z.infer<typeof InvitationRequest>;

/** Changes what a member may do. */
export const MemberUpdate = z.strictObject({ role: Role });
export type MemberUpdate = z.infer<typeof MemberUpdate>;

/** The invitation behind a link, for everybody who has the link. */
export const InvitationOffer = z.object({
  account: z.string(),
  role: Role,
  /** Address that the invitation was sent to. */
  email: z.string(),
  invited_by: z.string(),
  /** Whether the viewer is a member already. */
  is_member: z.boolean(),
});
export type InvitationOffer = z.infer<typeof InvitationOffer>;

/** An account that the user acts for. */
export const OwnAccount = z.object({ id: Id, name: z.string(), role: Role, is_current: z.boolean() });
export type OwnAccount = z.infer<typeof OwnAccount>;

/** Chooses the account that this browser acts for. */
export const AccountChoice = z.strictObject({ account: Id });
export type AccountChoice = z.infer<typeof AccountChoice>;

/** A change of the account, under the name of the member who made it. */
export const TeamEvent = z.object({
  id: Id,
  at: Timestamp,
  /** Id of the call that made the change. */
  action: z.string(),
  by: z.string(),
  /** Name of the API token that was used. */
  token: z.string().nullable(),
  /** What was changed: an address, a role, a number. */
  target: z.string().nullable(),
  ip: z.string(),
});
export type TeamEvent = z.infer<typeof TeamEvent>;

/** An address that gets the account’s invoices too. */
export const InvoiceRecipient = z.object({
  id: Id,
  email: z.string(),
  /** Nothing is sent until its owner has confirmed it. */
  is_confirmed: z.boolean(),
  created: Timestamp,
});
export type InvoiceRecipient = z.infer<typeof InvoiceRecipient>;

/** Adds a recipient of invoices. */
export const InvoiceRecipientRequest = z.strictObject({ email: EmailAddress });
export type InvoiceRecipientRequest = z.infer<typeof InvoiceRecipientRequest>;

/** What the owner of an address sees behind the link in our email. */
export const InvoiceRecipientOffer = z.object({ account: z.string(), email: z.string(), is_confirmed: z.boolean() });
export type InvoiceRecipientOffer = z.infer<typeof InvoiceRecipientOffer>;

/** An API token of the account, without the token itself. */
export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  /** How the token begins. */
  prefix: z.string(),
  scopes: z.array(Scope),
  /** Whose it is; it ends with their membership. */
  owner: z.string(),
  is_own: z.boolean(),
  /** Addresses and networks from which it works; empty: from everywhere. */
  networks: z.array(z.string()),
  created: Timestamp,
  expires: Timestamp,
  /** Expired tokens are listed for a month. */
  is_expired: z.boolean(),
  last_used: Timestamp.nullable(),
  last_used_from: z.string().nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

/** Creates a token. Whether `networks` are some is judged by the server. */
export const ApiTokenRequest = z.strictObject({
  name: Name(100),
  scopes: z.array(Scope).min(1).max(Scope.options.length),
  /** At most a year. */
  days: z.int().min(1).max(365),
  networks: z.array(z.string().trim().min(1).max(50)).max(20).default([]),
});
export type ApiTokenRequest = z.output<typeof ApiTokenRequest>;

/** A new token: `secret` is shown this once. */
export const ApiTokenCreated = z.object({ token: ApiToken, secret: z.string() });
export type ApiTokenCreated = z.infer<typeof ApiTokenCreated>;
