import type { TicketParticipation } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { leaveTicket, readParticipation } from '../../api/tickets.ts';
import { definePage } from '../../app/router/page.ts';
import { titles } from './titles.ts';

/** Query parameter of a participant who has just left. */
const LEFT = 'left';

/** What the link is about; `left` after its form has ended it, `over` for those who no longer take part. */
type Shown = TicketParticipation | 'left' | 'over';

/** `/leave-ticket/:key/`: a participant leaves a ticket by the link in its emails, without an account. */
export const route = definePage<Shown>({
  areas: ['tickets'],
  async load({ app, params, url }) {
    try {
      return await readParticipation(app, params['key'] ?? '');
    } catch (error) {
      if (!isApiError(error, 404)) throw error;
      return data<Shown>(url.searchParams.has(LEFT) ? 'left' : 'over', { status: 404 });
    }
  },
  async act({ app, params, url }) {
    try {
      await leaveTicket(app, params['key'] ?? '');
    } catch (error) {
      // They left in another tab; the page says so.
      if (!isApiError(error, 404)) throw error;
    }
    return redirect(`${url.pathname}?${LEFT}`);
  },
  meta: ({ intl, data: shown }) => ({ title: intl.formatMessage(titles[stateOf(shown)]), noindex: true }),
});

/** State of the page. */
export const stateOf = (shown: Shown): keyof typeof titles => (typeof shown === 'string' ? shown : 'asked');
