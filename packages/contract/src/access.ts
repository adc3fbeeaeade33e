import { z } from 'zod';
import { staffPermissionNames, staffRoles } from './lists.ts';

/** What a token may be allowed to do. */
export const Scope = z.enum(['read', 'orders', 'services', 'billing', 'support', 'account']);
export type Scope = z.infer<typeof Scope>;

/** What a member may do in an account. */
export const Role = z.enum(['owner', 'billing', 'technical', 'read_only']);
export type Role = z.infer<typeof Role>;

/**
 * What staff may do. `queue`: the queue, the search and the list of colleagues, each as far as the other permissions go, so
 * every role has it; `setups`: deliveries and failed setups; `services`: services of customers, their terms and
 * prices; `orders`: orders for customers; `tickets`: tickets and email to support; `emails`: emails that
 * couldn't be delivered; `trials`: refused free trials; `catalogue`: locations and addresses; `payments`: statements,
 * refunds and the ledger; `partners`: the partner programme; `incidents`: incidents and maintenance; `content`: reports on
 * articles; `settings`: the company's settings; `staff`: who is staff; `audit`: the audit log; `customers`: customers with
 * what belongs to them; `erasure`: erasing and merging customers; `see_as`: opening the account of a customer as they see
 * it, without changing anything.
 */
export const StaffPermission = z.enum(staffPermissionNames);
export type StaffPermission = z.infer<typeof StaffPermission>;

/** Access of a call that only staff make. */
export type StaffAccess = `staff:${StaffPermission}`;

/** What somebody of the staff is; what each role may do: `staffPermissions` of @hoster/domain. */
export const StaffRole = z.enum(staffRoles);
export type StaffRole = z.infer<typeof StaffRole>;

/**
 * What a call does, and so who may make it. `read`: looks at the account; `orders`: orders, renews, upgrades and pays
 * for it; `services`: changes services and SSH keys; `billing`: balance, cards, companies and recipients of invoices;
 * `support`: tickets; `account`: profile, members and roles; `self`: the user's own sign-in, never by a token; `staff:…`:
 * what only staff with that permission do, never by a token.
 */
export type Access = Scope | 'self' | StaffAccess;
