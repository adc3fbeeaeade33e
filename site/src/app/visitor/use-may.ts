import type { Scope } from '@hoster/contract';
import { useAuth } from './use-auth.ts';

/**
 * Whether the visitor's role in the account allows something. Only what they can't do is hidden: until the role is known,
 * and where a backend has no roles, everything is shown, and the backend refuses.
 */
export function useMay(scope: Scope): boolean {
  return useAuth().menu?.access?.includes(scope) ?? true;
}
