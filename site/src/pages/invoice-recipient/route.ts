import type { InvoiceRecipientOffer } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { confirmRecipient, endRecipient, readRecipientOffer } from '../../api/team.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { titles } from './titles.ts';

/** Query parameter of a recipient who has just stopped the invoices. */
const STOPPED = 'stopped';

/** What the link is about; `stopped` after its form has ended it, `over` when it's no longer valid. */
export type RecipientShown = InvoiceRecipientOffer | 'stopped' | 'over';

/** `/invoice-recipients/:key/`: the owner of an address confirms or ends the invoices to it, without an account. */
export const route = definePage<RecipientShown>({
  areas: ['team'],
  async load({ app, params, url }) {
    try {
      return await readRecipientOffer(app, params['key'] ?? '');
    } catch (error) {
      if (!isApiError(error, 404)) throw error;
      return data<RecipientShown>(url.searchParams.has(STOPPED) ? 'stopped' : 'over', { status: 404 });
    }
  },
  async act({ app, form, params, url }) {
    const ends = formText(form, 'intent') === 'end';
    try {
      await (ends ? endRecipient : confirmRecipient)(app, params['key'] ?? '');
    } catch (error) {
      // The page says so.
      if (!isApiError(error, 404)) throw error;
    }
    return redirect(ends ? `${url.pathname}?${STOPPED}` : url.pathname);
  },
  meta: ({ intl, data: shown }) => ({ title: intl.formatMessage(titles[stateOf(shown)]), noindex: true }),
});

/** State of the page. */
export function stateOf(shown: RecipientShown): keyof typeof titles {
  if (typeof shown === 'string') return shown;
  return shown.is_confirmed ? 'active' : 'pending';
}
