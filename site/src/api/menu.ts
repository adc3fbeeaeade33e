import type { MenuContext } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';

/** Balance, menu and staff flag of the signed-in user; null for everybody else. */
export const menuQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['menu', lang],
    queryFn: async () =>
      (await request<MenuContext>('/my/api/account/menu_context/', { ignore: [401], rethrow: false })) ?? null,
  });

/** Tells the server the language of the interface; it sets the shared cookie and writes mails in it. */
export const saveLanguage = ({ request }: AppContext, language: 'en' | 'ru'): Promise<unknown> =>
  request('/my/api/i18n/language/', { method: 'PUT', body: { language }, rethrow: false });
