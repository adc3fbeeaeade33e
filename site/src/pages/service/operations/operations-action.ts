import type { OperationOrder } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { errorCode, type FieldErrors, fieldErrors, isApiError } from '../../../api/errors.ts';
import { openServiceLink, startOperation, updateService } from '../../../api/operations.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import { forgetSession } from '../../../features/auth/session/to-login.ts';

/** Why an operation wasn't started. `fields`: the answer says at which. */
export type OperationRefusal = 'busy' | 'unavailable' | 'too-often' | 'unreachable' | 'fields';

/** Response when a form of an operation is rejected; nothing typed is lost. */
export interface OperationAnswer {
  operation?: {
    /** The form: the kind of the operation, or `rename`. */
    form: string;
    refused: OperationRefusal;
    errors: FieldErrors;
    values: Record<string, string[]>;
  };
  refused?: 'session-ended';
}

const LINKS = ['login_link'] as const;

/** Whether `operationsAction` handles a form. */
export const isOperation = (form: FormData): boolean =>
  ['operate', 'open', 'rename'].includes(formText(form, 'intent'));

/**
 * Handles the forms of operations: `intent` is `operate` with `kind` and its fields, `open` with `kind` for a one-time
 * address, or `rename` with `name` and `project`.
 * @param page address of the part of the page that the form is on
 */
export async function operationsAction(
  app: AppContext,
  id: number,
  form: FormData,
  page = `/my/services/${id}/`,
): Promise<unknown> {
  const intent = formText(form, 'intent');
  try {
    if (intent === 'open') {
      const kind = LINKS.find((one) => one === formText(form, 'kind'));
      if (!kind) return data(null, 400);
      const { url } = await openServiceLink(app, id, { kind });
      return redirect(url);
    }
    if (intent === 'rename') {
      const project = Number(formText(form, 'project'));
      await updateService(app, id, {
        name: formText(form, 'name'),
        ...(Number.isSafeInteger(project) && project > 0 && { project }),
      });
      return redirect(`${page}?done=edited`);
    }
    await startOperation(app, id, orderOf(form));
  } catch (error) {
    // The role doesn't allow it: the page has no such form.
    if (!isApiError(error) || error.status === 403) throw error;
    if (error.status === 401) {
      await forgetSession(app);
      return data<OperationAnswer>({ refused: 'session-ended' }, 401);
    }
    if (error.status === 404) return redirect(page);
    const errors = error.status === 400 ? fieldErrors(error.data) : {};
    const operation = {
      form: formOf(form),
      refused: refusalOf(error.status, error.data),
      errors,
      values: valuesOf(form),
    };
    return data<OperationAnswer>({ operation }, error.status === 0 ? 503 : error.status);
  }
  return redirect(`${page}#${partOf(formText(form, 'kind'))}`);
}

/** Part of the page that an operation is on. */
function partOf(kind: string): string {
  if (kind === 'reverse_dns') return 'reverse-dns';
  return kind.startsWith('snapshot') ? 'snapshots' : 'operations';
}

/** Name of a form, as its answer has it. */
const formOf = (form: FormData): string => {
  const kind = formText(form, 'kind') || formText(form, 'intent');
  const about = formText(form, 'address') || formText(form, 'snapshot');
  return about ? `${kind} ${about}` : kind;
};

function refusalOf(status: number, answer: unknown): OperationRefusal {
  if (status === 400) return 'fields';
  if (status === 409) return errorCode(answer) === 'operation_running' ? 'busy' : 'unavailable';
  return status === 429 ? 'too-often' : 'unreachable';
}

function orderOf(form: FormData): OperationOrder {
  const kind = formText(form, 'kind') as OperationOrder['kind'];
  if (kind === 'reinstall') {
    return {
      kind,
      confirm: formText(form, 'confirm'),
      ssh_keys: form.getAll('ssh_keys').map(Number).filter(Number.isSafeInteger),
      ...(formText(form, 'system') && { system: Number(formText(form, 'system')) }),
    };
  }
  if (kind === 'reverse_dns') {
    return { kind, address: formText(form, 'address'), name: formText(form, 'name') || null };
  }
  if (kind === 'snapshot') return { kind, name: formText(form, 'name') };
  if (kind === 'snapshot_restore' || kind === 'snapshot_delete') {
    const snapshot = Number(formText(form, 'snapshot'));
    const isId = Number.isSafeInteger(snapshot) && snapshot > 0;
    return { kind, confirm: formText(form, 'confirm'), ...(isId && { snapshot }) };
  }
  return { kind };
}

function valuesOf(form: FormData): Record<string, string[]> {
  const names = [...new Set(form.keys())].filter((name) => name !== 'intent');
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]),
  );
}
