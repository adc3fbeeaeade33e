import type { Access, Role, Scope } from '@hoster/contract';

/** What the members of an account may do. Everybody may do what concerns their own sign-in (`self`). */
export const roleScopes: Readonly<Record<Role, readonly Scope[]>> = {
  owner: ['read', 'orders', 'services', 'billing', 'support', 'account'],
  billing: ['read', 'orders', 'billing', 'support'],
  technical: ['read', 'orders', 'services', 'support'],
  read_only: ['read'],
};

/** Who makes a call. */
export interface Caller {
  readonly scopes: readonly Scope[];
  readonly isStaff: boolean;
  /** Whether a token makes it instead of the user. */
  readonly isToken: boolean;
}

/** Whether a call with this access may be made. */
export function mayCall(access: Access, { scopes, isStaff, isToken }: Caller): boolean {
  if (access === 'self') return !isToken;
  if (access === 'staff') return isStaff && !isToken;
  return scopes.includes(access);
}
