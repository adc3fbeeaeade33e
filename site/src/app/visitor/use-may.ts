import type { Scope } from '@hoster/contract';
import { useAuth } from './use-auth.ts';

/**
 * Returns what tells whether the visitor's role in the account allows something. Only what they can't do is hidden: until
 * the role is known, and where a backend has no roles, everything is shown, and the backend refuses.
 */
export function useAccess(): (scope: Scope) => boolean {
  const access = useAuth().menu?.access;
  return (scope) => access?.includes(scope) ?? true;
}

/** Whether the visitor's role in the account allows something: see `useAccess`. */
export const useMay = (scope: Scope): boolean => useAccess()(scope);
