import type { Language, Scope } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { liveOn } from '../app/live/topics.ts';

/** Balance, menu and staff flag of the signed-in user; null for everybody else. */
export const menuQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['menu', lang],
    meta: liveOn('balance', 'notifications', 'ticket'),
    queryFn: async () => (await call('getMenuContext', { ignore: [401], rethrow: false })) ?? null,
  });

/** Whether the role of the signed-in user allows something, for loaders; pages have `useMay`. */
export async function mayDo(app: AppContext, scope: Scope): Promise<boolean> {
  const menu = await app.queryClient.ensureQueryData(menuQuery(app));
  return menu?.access?.includes(scope) ?? true;
}

/** Sends the language of the interface to the server, which sets the shared cookie and uses it for emails. */
export const saveLanguage = ({ call }: AppContext, language: Language): Promise<unknown> =>
  call('putLanguage', { body: { language }, rethrow: false });
