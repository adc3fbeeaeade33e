import type { TicketDepartment, TicketPriority } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { mayDo } from '../../api/menu.ts';
import { openTicket, ticketDraftQuery, ticketOptionsQuery, ticketsChanged } from '../../api/tickets.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { isSignedIn, toLoginWithText } from '../../features/auth/session/to-login.ts';
import { forgetText } from '../../features/tickets/kept-text.ts';
import { filesOf, refusalOf } from '../../features/tickets/send.ts';
import { localPath } from '../../i18n/languages.ts';
import { words } from './words.ts';

const PATH = '/my/tickets/new/';

export interface NewTicketData {
  /** Service that the address names: `?service=7`. */
  service: number | null;
  /** Number of the invoice that the address names: `?invoice=NL-2026-000042`. */
  invoice: string | null;
}

/** `/my/tickets/new/`: opens a ticket. Visitors who aren't signed in get the contact form. */
export const route = definePage<NewTicketData>({
  areas: ['account', 'tickets', 'contacts'],
  async load({ app, url }) {
    const toForm = () => redirect(localPath(app.lang, '/contacts/#contact-form'));
    if (!(await isSignedIn(app))) return toForm();
    if (!(await mayDo(app, 'support'))) return { service: null, invoice: null };
    try {
      await Promise.all([
        app.queryClient.fetchQuery({ ...ticketOptionsQuery(app), staleTime: 0 }),
        app.queryClient.fetchQuery({ ...ticketDraftQuery(app, 'new'), staleTime: 0 }),
      ]);
    } catch (error) {
      if (isApiError(error, 401)) return toForm();
      throw error;
    }
    const service = Number(url.searchParams.get('service'));
    const invoice = url.searchParams.get('invoice') ?? '';
    return {
      service: Number.isSafeInteger(service) && service > 0 ? service : null,
      invoice: /^[A-Z\d-]{1,32}$/.test(invoice) ? invoice : null,
    };
  },
  async act({ app, form }) {
    try {
      const service = Number(formText(form, 'service'));
      const { id } = await openTicket(app, {
        attachments: await filesOf(app, 'new', form),
        subject: formText(form, 'subject'),
        body: formText(form, 'body'),
        service: Number.isSafeInteger(service) && service > 0 ? service : null,
        // The server checks them.
        department: (formText(form, 'department') || 'technical') as TicketDepartment,
        priority: (formText(form, 'priority') || 'normal') as TicketPriority,
      });
      forgetText('new');
      await ticketsChanged(app);
      return redirect(`/my/tickets/${id}/`);
    } catch (error) {
      if (isApiError(error, 401)) return toLoginWithText(app, PATH, error);
      return refusalOf(error, form);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
