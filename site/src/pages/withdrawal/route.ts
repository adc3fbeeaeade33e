import { definePage } from '../../app/router/page.ts';
import { titleWords } from './words.ts';
import { LIMITS, withdrawalAction } from './withdrawal-action.ts';

interface WithdrawalData {
  /** Number of the withdrawal that was just sent. */
  sent: number | null;
  /** Contract that the link named. */
  contract: string;
}

const sentIn = (params: URLSearchParams): number | null => {
  const sent = params.get('sent') ?? '';
  return /^[1-9]\d{0,9}$/.test(sent) ? Number(sent) : null;
};

/** `/withdrawal/?contract=`: consumers withdraw from a contract, as Article 11a of Directive 2011/83/EU requires. */
export const route = definePage<WithdrawalData>({
  areas: ['withdrawal', 'long-text'],
  contextSlug: () => 'withdrawal',
  load: async ({ url }) => ({
    sent: sentIn(url.searchParams),
    contract: (url.searchParams.get('contract') ?? '').replaceAll(/\p{Cc}/gu, ' ').slice(0, LIMITS.contract),
  }),
  act: ({ app, form }) => withdrawalAction(app, form),
  meta: ({ intl, data }) => ({
    title: intl.formatMessage(titleWords.title),
    ...(data.sent !== null && { noindex: true }),
  }),
});
