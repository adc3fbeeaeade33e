import { definePage } from '../../app/router/page.ts';
import { titleWords } from './words.ts';
import { withdrawalAction } from './withdrawal-action.ts';

interface WithdrawalData {
  /** Number of the withdrawal that was just sent. */
  sent: number | null;
}

const sentIn = (params: URLSearchParams): number | null => {
  const sent = params.get('sent') ?? '';
  return /^[1-9]\d{0,9}$/.test(sent) ? Number(sent) : null;
};

/** `/withdrawal/`: consumers withdraw from a contract, as Article 11a of Directive 2011/83/EU requires. */
export const route = definePage<WithdrawalData>({
  areas: ['withdrawal', 'long-text'],
  contextSlug: () => 'withdrawal',
  load: async ({ url }) => ({ sent: sentIn(url.searchParams) }),
  act: ({ app, form }) => withdrawalAction(app, form),
  meta: ({ intl, data }) => ({
    title: intl.formatMessage(titleWords.title),
    ...(data.sent !== null && { noindex: true }),
  }),
});
