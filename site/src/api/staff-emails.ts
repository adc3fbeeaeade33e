import type { Language } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** The emails that the shop sends. Throws `ApiError` 403 for who may not see them. */
export const emailTemplatesQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'email-templates', lang],
    meta: OF_CUSTOMER,
    queryFn: () => call('getEmailTemplates', { ignore: [401, 403] }),
  });

/** One of them in a language, with invented data. Throws `ApiError` 403, and 404 for an unknown kind. */
export const emailPreviewQuery = ({ call, lang }: AppContext, kind: string, language: Language) =>
  queryOptions({
    queryKey: ['staff', 'email-template', lang, kind, language],
    meta: OF_CUSTOMER,
    queryFn: () => call('getEmailPreview', { params: { kind }, query: { language }, ignore: [400, 401, 403, 404] }),
  });

/** Sends it to the signed-in person. Throws `ApiError` 400 for an address that takes no email, 429 after too many. */
export const sendTestEmail = ({ call }: AppContext, kind: string, language: Language) =>
  call('postEmailTest', { params: { kind }, body: { language }, ignore: [400, 401, 403, 404, 429] });
