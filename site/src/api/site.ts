import type {
  Company,
  Config,
  Currency,
  Features,
  HomeContext,
  PageContext,
  RecaptchaContext,
  ReferenceClient,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';

/** Seller companies. The footer and the legal texts show the name and address of the right one. */
export const companiesQuery = ({ request, lang }: AppContext) =>
  queryOptions({ queryKey: ['companies', lang], queryFn: () => request<Company[]>('/public_company_list/') });

/** All currencies with their multipliers; which are offered is a rule over the country. */
export const currenciesQuery = ({ request, lang }: AppContext) =>
  queryOptions({ queryKey: ['currencies', lang], queryFn: () => request<Currency[]>('/my/api/currency/') });

/** The visitor's country and what follows from it. */
export const featuresQuery = ({ request, lang }: AppContext) =>
  queryOptions({ queryKey: ['features', lang], queryFn: () => request<Features>('/my/api/features/') });

/** Limits and constants of the business. */
export const configQuery = ({ request, lang }: AppContext) =>
  queryOptions({ queryKey: ['config', lang], queryFn: () => request<Config>('/my/api/config/') });

/** The home page's texts and lowest prices. */
export const homeContextQuery = ({ request, lang }: AppContext) =>
  queryOptions({ queryKey: ['home', lang], queryFn: () => request<HomeContext>('/my/api/page-context/home/') });

/** Title, description and long text of a page; null when the page has none (404). */
export const pageContextQuery = ({ request, lang }: AppContext, slug: string) =>
  queryOptions({
    queryKey: ['page-context', lang, slug],
    queryFn: async () =>
      (await request<PageContext>(`/my/api/page-context/${encodeURIComponent(slug)}/public_page_context/`, {
        ignore: [404],
        rethrow: false,
      })) ?? null,
  });

/** Reference clients of the home page. */
export const clientsQuery = ({ request, lang }: AppContext) =>
  queryOptions({ queryKey: ['clients', lang], queryFn: () => request<ReferenceClient[]>('/my/api/client/') });

/** The captcha of forms that anybody may send; asked for only once such a form is seen. */
export const captchaQuery = ({ request }: AppContext) =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: () => request<RecaptchaContext>('/my/api/page-context/recaptcha_context/'),
  });
