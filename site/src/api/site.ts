import type {
  ContactMessage,
  ContactReceipt,
  EmailPromo,
  EmailPromoRequest,
  ProductLine,
  Withdrawal,
  WithdrawalReceipt,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';

/** Seller companies. The footer and the legal texts show the name and address of the right one. */
export const companiesQuery = ({ call, lang }: AppContext) =>
  queryOptions({ queryKey: ['companies', lang], queryFn: () => call('getCompanies') });

/** All currencies with their multipliers; the country determines which are offered. */
export const currenciesQuery = ({ call, lang }: AppContext) =>
  queryOptions({ queryKey: ['currencies', lang], queryFn: () => call('getCurrencies') });

/** The visitor's country and the settings that depend on it. */
export const featuresQuery = ({ call, lang }: AppContext) =>
  queryOptions({ queryKey: ['features', lang], queryFn: () => call('getFeatures') });

/** Limits and constants of the business, the same in every language. */
export const configQuery = ({ call }: AppContext) =>
  queryOptions({ queryKey: ['config'], queryFn: () => call('getConfig') });

/** The home page's texts and lowest prices. */
export const homeContextQuery = ({ call, lang }: AppContext) =>
  queryOptions({ queryKey: ['home', lang], queryFn: () => call('getHomeContext') });

/** Title, description and long text of a page; null when the page has none (404). */
export const pageContextQuery = ({ call, lang }: AppContext, slug: string) =>
  queryOptions({
    queryKey: ['page-context', lang, slug],
    queryFn: async () => (await call('getPageContext', { params: { slug }, ignore: [404], rethrow: false })) ?? null,
  });

/** Reference clients of the home page. */
export const clientsQuery = ({ call, lang }: AppContext) =>
  queryOptions({ queryKey: ['clients', lang], queryFn: () => call('getClients') });

/** The captcha of forms that anybody may send; requested only once such a form is visible. */
export const captchaQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: () => call('getRecaptchaContext'),
  });

/** A plan that was renamed or withdrawn. */
export const formerPlanQuery = ({ call, lang }: AppContext, line: ProductLine, slug: string) =>
  queryOptions({
    queryKey: [line, 'former-plan', lang, slug],
    queryFn: () => call('getFormerPlan', { params: { line, slug }, ignore: [400, 404] }),
  });

/** Sends a message to support. The caller shows all errors. */
export const sendMessage = ({ call }: AppContext, body: ContactMessage): Promise<ContactReceipt> =>
  call('postContact', { body, timeout: 30_000, ignore: [0, 400, 403, 429, 500, 502, 503, 504] });

/** Checks a withdrawal from a contract, or sends it once it's confirmed. The caller shows all errors. */
export const sendWithdrawal = ({ call }: AppContext, body: Withdrawal): Promise<WithdrawalReceipt> =>
  call('postWithdrawal', { body, timeout: 30_000, ignore: [0, 400, 403, 429, 500, 502, 503, 504] });

/** Sends the code of the welcome discount to an address. The caller shows all errors. */
export const requestPromo = ({ call }: AppContext, body: EmailPromoRequest): Promise<EmailPromo> =>
  call('postEmailPromo', { body, ignore: [0, 400, 403, 429, 500, 502, 503, 504] });
