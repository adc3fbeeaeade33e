import { z } from 'zod';

/**
 * What a call does, and so who may make it. `read`: looks at the account; `orders`: orders, renews, upgrades and pays
 * for it; `services`: changes services and SSH keys; `billing`: balance, cards, companies and recipients of invoices;
 * `support`: tickets; `account`: profile, members and roles; `self`: the user's own sign-in, never by a token; `staff`.
 */
export type Access = ScopeName | 'self' | 'staff';

/** What a token may be allowed to do. */
export const Scope = z.enum(['read', 'orders', 'services', 'billing', 'support', 'account']);
type ScopeName = z.infer<typeof Scope>;
export type Scope = ScopeName;

/** What a member may do in an account. */
export const Role = z.enum(['owner', 'billing', 'technical', 'read_only']);
export type Role = z.infer<typeof Role>;
