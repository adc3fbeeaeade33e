import { data, redirect } from 'react-router-dom';
import { startProvider } from '../../../api/auth.ts';
import { reauthenticationMethods } from '../../../api/auth-status.ts';
import { fieldErrors, type FieldErrors, isApiError } from '../../../api/errors.ts';
import { disconnectProvider, endSessions, sessionsQuery } from '../../../api/security.ts';
import { addSshKey, changeSshKey, removeSshKey } from '../../../api/ssh-keys.ts';
import { refreshOrderContexts } from '../../../api/order-contexts.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import { authProblems, refusalStatus } from '../../../features/auth/form/auth-errors.ts';
import { startIdentityCheck } from '../../../features/auth/identity-check/identity-check.ts';
import { needsIdentityCheck } from '../../../features/auth/identity-check/needs-identity-check.ts';
import { type RefusedForm, refusedForm } from '../../../features/auth/identity-check/refused-form.ts';
import { toLogin } from '../../../features/auth/session/to-login.ts';
import { savedPath } from './saved-parts.ts';

const PAGE = '/my/security/';

type SectionId = 'sessions' | 'providers' | 'ssh-keys';

/** Response when a form of these sections is rejected: `intent` is the section, or the form of a new key. */
export interface SecurityLogAnswer extends RefusedForm {
  newKey?: { errors: FieldErrors; values: NewKey };
  /** The key to rename. */
  renamedKey?: { id: number; errors: FieldErrors; title: string };
}

/** The key as entered. */
interface NewKey {
  title: string;
  key: string;
  default: boolean;
}

interface Action {
  /** Section in which the response is shown. */
  section: SectionId;
  run: (app: AppContext, form: FormData) => Promise<unknown>;
}

const NEW_KEY = 'add-ssh-key';

/** Handlers by the field `intent` of the form. */
const actions: Readonly<Record<string, Action>> = {
  'end-session': { section: 'sessions', run: endOne },
  'end-other-sessions': { section: 'sessions', run: endOthers },
  'connect-provider': { section: 'providers', run: connect },
  'disconnect-provider': { section: 'providers', run: disconnect },
  [NEW_KEY]: { section: 'ssh-keys', run: addKey },
  'change-ssh-key': { section: 'ssh-keys', run: changeKey },
  'rename-ssh-key': { section: 'ssh-keys', run: renameKey },
  'remove-ssh-key': { section: 'ssh-keys', run: removeKey },
};

/**
 * Handles the forms of the sessions, providers and keys sections.
 * @returns null for other forms
 */
export async function securityLogAction(app: AppContext, form: FormData): Promise<unknown> {
  const name = formText(form, 'intent');
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) return null;
  try {
    return await action.run(app, form);
  } catch (error) {
    const { section } = action;
    // Ending the current session succeeds even though it signs the user out.
    if (section === 'sessions' && isApiError(error, 401) && !reauthenticationMethods(error.data)) {
      return toLogin(app, PAGE);
    }
    return refusedForm(app, form, error, { intent: section });
  }
}

async function endOne(app: AppContext, form: FormData): Promise<Response> {
  // The session has ended meanwhile: rejected as unknown, and gone as intended.
  await endSessions(app, [Number(formText(form, 'id'))]).catch(unless(400));
  return redirect(savedPath('session', 'sessions'));
}

async function endOthers(app: AppContext): Promise<Response> {
  const tryOnce = async () => {
    const all = await app.queryClient.fetchQuery({ ...sessionsQuery(app), staleTime: 0 });
    const others = all.filter((session) => !session.is_current).map(({ id }) => id);
    if (others.length > 0) await endSessions(app, others);
  };
  // A session that has ended in between makes the server reject the whole list.
  await tryOnce().catch((error: unknown) => {
    unless(400)(error);
    return tryOnce();
  });
  return redirect(savedPath('sessions', 'sessions'));
}

/** On the server only: the form is sent there even with script, because the answer leads to another site. */
async function connect(app: AppContext, form: FormData): Promise<unknown> {
  // The provider's answer is rejected when the last identity check is too old, so it's requested beforehand.
  if (await needsIdentityCheck(app)) return startIdentityCheck(app, form);
  const callbackUrl = `${app.facts.origin}${savedPath('provider', 'providers')}`;
  return redirect(await startProvider(app, { provider: formText(form, 'provider'), process: 'connect', callbackUrl }));
}

async function disconnect(app: AppContext, form: FormData): Promise<Response> {
  await disconnectProvider(app, formText(form, 'provider'), formText(form, 'account'));
  return redirect(savedPath('provider-off', 'providers'));
}

async function addKey(app: AppContext, form: FormData): Promise<unknown> {
  const values = { title: formText(form, 'title'), key: formText(form, 'key'), default: form.has('default') };
  try {
    await addSshKey(app, values);
  } catch (error) {
    // Texts by field, unlike those of the auth calls.
    const errors = isApiError(error, 400) ? fieldErrors(error.data) : {};
    const problems = Object.keys(errors).length > 0 ? [] : authProblems(error);
    if (!problems) throw error;
    return data<SecurityLogAnswer>({ intent: NEW_KEY, problems, newKey: { errors, values } }, refusalStatus(error));
  }
  await refreshOrderContexts(app);
  return redirect(savedPath('ssh-key', 'ssh-keys'));
}

async function changeKey(app: AppContext, form: FormData): Promise<Response> {
  const change = { default: formText(form, 'default') === '1' };
  await changeSshKey(app, Number(formText(form, 'id')), change).catch(unless(404));
  await refreshOrderContexts(app);
  return redirect(savedPath('ssh-key-changed', 'ssh-keys'));
}

async function renameKey(app: AppContext, form: FormData): Promise<unknown> {
  const id = Number(formText(form, 'id'));
  const title = formText(form, 'title');
  try {
    await changeSshKey(app, id, { title }).catch(unless(404));
  } catch (error) {
    const errors = isApiError(error, 400) ? fieldErrors(error.data) : {};
    if (Object.keys(errors).length === 0) throw error;
    return data<SecurityLogAnswer>({ intent: 'rename-ssh-key', problems: [], renamedKey: { id, errors, title } }, 400);
  }
  await refreshOrderContexts(app);
  return redirect(savedPath('ssh-key-changed', 'ssh-keys'));
}

async function removeKey(app: AppContext, form: FormData): Promise<Response> {
  await removeSshKey(app, Number(formText(form, 'id'))).catch(unless(404));
  await refreshOrderContexts(app);
  return redirect(savedPath('ssh-key-removed', 'ssh-keys'));
}

/** Treats an error with that status as success; rethrows all others. */
const unless =
  (status: number) =>
  (error: unknown): void => {
    if (!isApiError(error, status)) throw error;
  };
