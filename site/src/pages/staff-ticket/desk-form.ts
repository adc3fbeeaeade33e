import type { TicketDepartment, TicketPriority } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { colleaguesQuery } from '../../api/staff-queue.ts';
import { assignTicket, changeStaffTicket, mergeTicket } from '../../api/ticket-desk.ts';
import { ticketsChanged } from '../../api/tickets.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';

export const departments: readonly TicketDepartment[] = ['technical', 'billing', 'sales'];
export const priorities: readonly TicketPriority[] = ['high', 'normal', 'lowest'];

/** A change of a ticket that was refused. */
export interface DeskRefused {
  desk: true;
  errors: FieldErrors;
  /** What is wrong with all of it. */
  problem: string | null;
}

const intents = ['assign', 'take', 'sort', 'merge'];

/** Whether a form changes the ticket, and not its messages. */
export const isDeskIntent = (intent: string): boolean => intents.includes(intent);

/** Does what a form beside the messages asks for. Throws `ApiError` of others than 400 and 409. */
export async function actOnDesk(app: AppContext, id: number, form: FormData) {
  const idIn = (name: string) => Number(formText(form, name)) || null;
  try {
    let path = `/admin/tickets/${id}/`;
    switch (formText(form, 'intent')) {
      case 'assign':
        await assignTicket(app, id, { owner: idIn('owner'), was: idIn('was') });
        break;
      case 'take': {
        const people = await app.queryClient.ensureQueryData(colleaguesQuery(app));
        const self = people.find(({ is_self: isSelf }) => isSelf);
        await assignTicket(app, id, { owner: self?.id ?? null, was: idIn('was') });
        break;
      }
      case 'sort': {
        const department = departments.find((one) => one === formText(form, 'department'));
        const priority = priorities.find((one) => one === formText(form, 'priority'));
        await changeStaffTicket(app, id, { ...(department && { department }), ...(priority && { priority }) });
        break;
      }
      default: {
        const into = Number(formText(form, 'into').replace('#', ''));
        await mergeTicket(app, id, into);
        path = `/admin/tickets/${into}/`;
      }
    }
    await ticketsChanged(app);
    return redirect(path);
  } catch (error) {
    if (!isApiError(error, 400) && !isApiError(error, 409)) throw error;
    const detail = (error.data as { detail?: unknown } | null)?.detail;
    const refused: DeskRefused = {
      desk: true,
      errors: error.status === 400 ? fieldErrors(error.data) : {},
      problem: error.status === 409 && typeof detail === 'string' ? detail : null,
    };
    return data(refused, error.status);
  }
}
