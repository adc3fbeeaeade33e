import type { SshKey, SshKeyInput, SshKeyUpdate } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { OF_CUSTOMER } from './session.ts';
import { SECURITY_KEY } from './security.ts';

/** Public SSH keys of the account, oldest first. */
export const sshKeysQuery = ({ request }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'ssh-keys'],
    meta: OF_CUSTOMER,
    queryFn: () => request<SshKey[]>('/my/api/ssh-keys/', { ignore: [401] }),
  });

/** Changes a key's name, or whether new servers get it. `ApiError` 400 by field, 404 when it is gone. */
export const changeSshKey = ({ request }: AppContext, id: number, body: SshKeyUpdate): Promise<SshKey> =>
  request(`/my/api/ssh-keys/${id}/`, { method: 'PATCH', body, ignore: [400, 401, 404] });

/** Takes a key off the account; `ApiError` 404 when it is gone already. */
export const removeSshKey = ({ request }: AppContext, id: number): Promise<SshKey[]> =>
  request(`/my/api/ssh-keys/${id}/`, { method: 'DELETE', ignore: [401, 404] });
/** Adds a key to the account. Errors belong beside the form's fields: 400 with texts by field. */
export const addSshKey = ({ request }: AppContext, body: SshKeyInput): Promise<SshKey> =>
  request<SshKey>('/my/api/ssh-keys/', { method: 'POST', body, ignore: [400] });
