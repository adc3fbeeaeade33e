import { isApiError } from '../../../api/errors.ts';
import { deletionQuery } from '../../../api/security.ts';
import type { AppContext } from '../../../app/app-context.tsx';

/**
 * Whether a sensitive change requires an identity check now. A backend that doesn't tell beforehand asks for it when the
 * change is sent.
 * @throws ApiError 401 when the session has ended
 */
export async function needsIdentityCheck(app: AppContext): Promise<boolean> {
  try {
    return (await app.queryClient.fetchQuery({ ...deletionQuery(app), staleTime: 0 })).reauthenticate;
  } catch (error) {
    if (isApiError(error) && error.status !== 401) return false;
    throw error;
  }
}
