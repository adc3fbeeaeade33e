import type { StaffReply } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import {
  answerTicket,
  closeForCustomer,
  decideOnParticipant,
  staffTicketQuery,
  ticketDraftQuery,
  ticketsChanged,
} from '../../api/tickets.ts';
import { colleaguesQuery } from '../../api/staff-queue.ts';
import { cannedAnswersQuery } from '../../api/ticket-desk.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin, toLoginWithText } from '../../features/auth/session/to-login.ts';
import { forgetText } from '../../features/tickets/kept-text.ts';
import { filesOf, refusalOf } from '../../features/tickets/send.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';
import { actOnDesk, isDeskIntent } from './desk-form.ts';

export interface StaffTicketData {
  id: number;
  subject: string;
  /** Canned answer that is put below the draft, without script. */
  canned: number | null;
}

/** `/admin/tickets/:id/`: a ticket for staff, who answer it; 404 for customers. */
export const route = definePage<StaffTicketData>({
  areas: ['account', 'tickets', 'services', 'staff-tickets'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      const { subject } = await app.queryClient.fetchQuery({ ...staffTicketQuery(app, id), staleTime: 0 });
      await app.queryClient.fetchQuery({ ...ticketDraftQuery(app, id), staleTime: 0 });
      await app.queryClient.ensureQueryData(cannedAnswersQuery(app));
      await app.queryClient.ensureQueryData(colleaguesQuery(app));
      return { id, subject, canned: Number(url.searchParams.get('answer')) || null };
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
  },
  async act({ app, form, params }) {
    const id = idOf(params['id']);
    const path = `/admin/tickets/${id}/`;
    const intent = formText(form, 'intent');
    try {
      if (isDeskIntent(intent)) return await actOnDesk(app, id, form);
      if (intent === 'close') {
        await closeForCustomer(app, id);
      } else if (intent === 'invite' || intent === 'reject') {
        await decideOnParticipant(app, id, { address: formText(form, 'address'), decision: intent });
      } else {
        const { id: message } = await answerTicket(app, id, {
          attachments: await filesOf(app, id, form),
          body: formText(form, 'body'),
          note: form.has('note'),
          // The server checks it.
          status: (formText(form, 'status') || 'answered') as StaffReply['status'],
        });
        forgetText(id);
        await ticketsChanged(app);
        return redirect(`${path}#message-${message}`);
      }
      await ticketsChanged(app);
      return redirect(path);
    } catch (error) {
      if (isApiError(error, 401) && !intent) return toLoginWithText(app, path, error);
      if (isApiError(error, 401) || isApiError(error, 403)) return staffOnly(app, path, error);
      return refusalOf(error, form);
    }
  },
  meta: ({ data: { id, subject } }) => ({ title: `#${id} ${subject}`, noindex: true }),
});
