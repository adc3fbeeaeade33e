import type { Query } from '@tanstack/react-query';
import { authConfigQuery } from '../../api/auth.ts';
import { authQuery } from '../../api/session.ts';
import type { AppContext } from '../app-context.tsx';

/**
 * Call after the account has changed for which the visitor acts: nothing that was loaded for the one before may be shown
 * for the next.
 */
export async function accountChanged(app: AppContext): Promise<void> {
  const kept = new Set<unknown>([authQuery(app).queryKey[0], authConfigQuery(app).queryKey[0]]);
  const predicate = (query: Query) => !kept.has(query.queryKey[0]);
  app.queryClient.removeQueries({ type: 'inactive', predicate });
  await app.queryClient.invalidateQueries({ predicate });
}
