import { data } from 'react-router-dom';
import { ApiError, type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { deleteTicketFile, uploadTicketFile } from '../../api/tickets.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formTexts } from '../../app/router/form-text.ts';

/** Why a message wasn't sent, with everything that was typed. */
export interface TicketRefused {
  /** `fields` comes with errors; `closed`: the ticket can't be reopened any more. */
  reason: 'fields' | 'busy' | 'closed' | 'failed';
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
}

/**
 * Files of a sent form: those uploaded before, and, without script, those that came with it. Without script, `drop` names
 * those that are to be removed.
 * @throws ApiError 400 that says of each refused file why. The others stay in the draft.
 */
export async function filesOf(app: AppContext, key: number | 'new', form: FormData): Promise<number[]> {
  const idsIn = (name: string) =>
    form
      .getAll(name)
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0);
  const dropped = idsIn('drop');
  for (const id of dropped) await deleteTicketFile(app, id);
  const ids = idsIn('attachment').filter((id) => !dropped.includes(id));
  const refused: ApiError[] = [];
  const reasons: string[] = [];
  for (const file of form.getAll('file')) {
    if (typeof file === 'string' || file.name === '') continue;
    try {
      ids.push((await uploadTicketFile(app, key, file)).id);
    } catch (error) {
      const said = isApiError(error, 400) ? fieldErrors(error.data)['file'] : undefined;
      if (!isApiError(error) || said === undefined) throw error;
      refused.push(error);
      reasons.push(...said.map((text) => `${file.name}: ${text}`));
    }
  }
  const [first] = refused;
  if (first) {
    const { headers, status, text, url } = first;
    throw new ApiError({ status, text, url, headers, data: { file: reasons }, cause: first });
  }
  return ids;
}

/** The answer to a form that wasn't sent. @throws what isn't the answer of a call, and 401, 403 and 404 */
export function refusalOf(error: unknown, form: FormData): ReturnType<typeof data<TicketRefused>> {
  if (!isApiError(error) || [401, 403, 404].includes(error.status)) throw error;
  const errors = error.status === 400 ? fieldErrors(error.data) : {};
  const reason =
    error.status === 429
      ? 'busy'
      : error.status === 409
        ? 'closed'
        : Object.keys(errors).length > 0
          ? 'fields'
          : 'failed';
  const values = Object.fromEntries(formTexts(form).map(([name, text]) => [name, text.replaceAll('\0', '')]));
  return data({ reason, errors, values }, { status: error.status >= 400 ? error.status : 503 });
}
