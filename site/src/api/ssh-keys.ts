import type { SshKey, SshKeyInput, SshKeyUpdate } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';
import { SECURITY_KEY } from './security.ts';

/** Public SSH keys of the account, oldest first. */
export const sshKeysQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'ssh-keys'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getSshKeys', { ignore: [401] }),
  });

/** Changes a key's name, or whether new servers get it. `ApiError` 400 by field, 404 when it no longer exists. */
export const changeSshKey = ({ call }: AppContext, id: number, body: SshKeyUpdate): Promise<SshKey> =>
  call('patchSshKey', { params: { id }, body, ignore: [400, 401, 404] });

/** Removes a key from the account; `ApiError` 404 when it no longer exists. */
export const removeSshKey = ({ call }: AppContext, id: number): Promise<SshKey[]> =>
  call('deleteSshKey', { params: { id }, ignore: [401, 404] });
/** Adds a key to the account. Errors are shown beside the form's fields: 400 with texts by field. */
export const addSshKey = ({ call }: AppContext, body: SshKeyInput): Promise<SshKey> =>
  call('postSshKey', { body, ignore: [400] });
