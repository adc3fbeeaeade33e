import type { Access, Role, Scope, StaffAccess, StaffPermission, StaffRole } from '@hoster/contract';
import { staffPermissionNames } from '@hoster/contract/lists';

/** What the members of an account may do. Everybody may do what concerns their own sign-in (`self`). */
export const roleScopes: Readonly<Record<Role, readonly Scope[]>> = {
  owner: ['read', 'orders', 'services', 'billing', 'support', 'account'],
  billing: ['read', 'orders', 'billing', 'support'],
  technical: ['read', 'orders', 'services', 'support'],
  read_only: ['read'],
};

/** What the roles of staff may do; who isn't staff may do none of it. */
export const staffPermissions: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  administrator: staffPermissionNames,
  support: ['queue', 'customers', 'setups', 'tickets', 'emails', 'incidents', 'services', 'see_as'],
  sales: ['queue', 'customers', 'tickets', 'trials', 'catalogue', 'partners', 'services', 'orders'],
  finance: ['queue', 'customers', 'payments', 'partners', 'emails', 'audit'],
  content: ['queue', 'content', 'incidents'],
};

/** Whether a call is one of staff. */
export const isOfStaff = (access: Access | undefined): access is StaffAccess => access?.startsWith('staff:') ?? false;

/** Whether a role of staff has a permission; null, no role, has none. */
export const hasPermission = (role: StaffRole | null, permission: StaffPermission): boolean =>
  role !== null && staffPermissions[role].includes(permission);

/** Who makes a call. */
export interface Caller {
  readonly scopes: readonly Scope[];
  /** What they are among the staff; null for customers. */
  readonly staffRole: StaffRole | null;
  /** Whether a token makes it instead of the user. */
  readonly isToken: boolean;
}

/** Whether a call with this access may be made. */
export function mayCall(access: Access, { scopes, staffRole, isToken }: Caller): boolean {
  if (access === 'self') return !isToken;
  if (isOfStaff(access)) return !isToken && hasPermission(staffRole, access.slice('staff:'.length) as StaffPermission);
  return scopes.includes(access);
}
