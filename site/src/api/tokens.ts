import type { ApiToken, ApiTokenCreated, Scope } from '@hoster/contract';
import type { AppContext } from '../app/app-context.tsx';

const ignored = [400, 401, 403, 404, 429];

/** Tokens of the account, newest first. */
export const readTokens = ({ call }: AppContext): Promise<ApiToken[]> => call('getTokens', { ignore: [401] });

/** Creates a token. `ApiError` 400 by field, 403 `reauthentication_required`. */
export const createToken = (
  { call }: AppContext,
  body: { name: string; scopes: Scope[]; days: number; networks: string[] },
): Promise<ApiTokenCreated> => call('postToken', { body, ignore: ignored });

/** Deletes a token. */
export const deleteToken = ({ call }: AppContext, id: number): Promise<ApiToken[]> =>
  call('deleteToken', { params: { id }, ignore: ignored });
