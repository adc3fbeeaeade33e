import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { mayDo } from '../../api/menu.ts';
import {
  changeTicket,
  readTicket,
  replyToTicket,
  ticketDraftQuery,
  ticketMessagesQuery,
  ticketQuery,
  ticketsChanged,
} from '../../api/tickets.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { toLogin, toLoginWithText } from '../../features/auth/session/to-login.ts';
import { forgetText } from '../../features/tickets/kept-text.ts';
import { filesOf, refusalOf } from '../../features/tickets/send.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';

export interface TicketData {
  id: number;
  subject: string;
}

/** `/my/tickets/:id/`: one ticket. 404 for everybody else's. Opening it marks it as read. */
export const route = definePage<TicketData>({
  areas: ['account', 'tickets'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    const { queryClient } = app;
    try {
      const mayWrite = await mayDo(app, 'support');
      const [ticket] = await Promise.all([
        queryClient.fetchQuery({ ...ticketQuery(app, id), staleTime: 0 }),
        queryClient.fetchQuery({ ...ticketMessagesQuery(app, id), staleTime: 0 }),
        mayWrite ? queryClient.fetchQuery({ ...ticketDraftQuery(app, id), staleTime: 0 }) : undefined,
      ]);
      if (ticket.unread && mayWrite) await readTicket(app, id);
      return { id, subject: ticket.subject };
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, url.pathname);
      throw error;
    }
  },
  async act({ app, form, params }) {
    const id = idOf(params['id']);
    const path = `/my/tickets/${id}/`;
    const intent = formText(form, 'intent');
    try {
      if (intent === 'close' || intent === 'reopen') {
        await changeTicket(app, id, intent);
        await ticketsChanged(app);
        return redirect(path);
      }
      const attachments = await filesOf(app, id, form);
      const message = await replyToTicket(app, id, { body: formText(form, 'body'), attachments });
      forgetText(id);
      await ticketsChanged(app);
      return redirect(`${path}#message-${message.id}`);
    } catch (error) {
      if (isApiError(error, 401)) return intent ? toLogin(app, path) : toLoginWithText(app, path, error);
      return refusalOf(error, form);
    }
  },
  meta: ({ data: { id, subject } }) => ({ title: `#${id} ${subject}`, noindex: true }),
});
