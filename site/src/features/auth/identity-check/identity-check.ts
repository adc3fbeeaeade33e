import { data } from 'react-router-dom';
import type { AppContext } from '../../../app/app-context.tsx';
import type { AuthProblem } from '../form/auth-errors.ts';
import { formText } from '../../../app/router/form-text.ts';
import { type IdentityMethod, identityMethodFrom, identityMethodsOf, loadCodeDigits } from './identity-methods.ts';

/** Fields of the identity check. They are sent with the form that requires it, and never sent back. */
const PROOF = ['by', 'ways', 'way', 'password', 'code', 'proof'];

/** Identity check in the middle of a form. The form continues once the user has confirmed. */
export interface IdentityCheck {
  intent: 'identity-check';
  problems: AuthProblem[];
  /** Methods available to the account, and the requested one. */
  ways: IdentityMethod[];
  way: IdentityMethod;
  /** The pending form. */
  kept: Record<string, string>;
}

/** Whether an answer to a form is an identity check instead. */
export const isIdentityCheck = (answer: object | null | undefined): answer is IdentityCheck =>
  !!answer && 'kept' in answer;

/** Whether a form's action has answered with an identity check. */
export const asksForIdentity = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  typeof answer.data === 'object' &&
  isIdentityCheck(answer.data);

interface IdentityCheckOptions {
  way?: IdentityMethod | undefined;
  problems?: AuthProblem[];
  status?: number;
}

/**
 * Starts the identity check, keeping the form. The form is only in the page, never in an address that might be shared.
 */
export async function startIdentityCheck(
  app: AppContext,
  form: FormData,
  { way, problems = [], status = 401 }: IdentityCheckOptions = {},
) {
  const sent = formText(form, 'ways')
    .split(' ')
    .flatMap((name) => identityMethodFrom(name) ?? []);
  const ways = sent.length > 0 ? sent : await identityMethodsOf(app);
  await loadCodeDigits(app);
  const kept = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !PROOF.includes(name) ? [[name, value] as const] : [],
  );
  const answer: IdentityCheck = {
    intent: 'identity-check',
    problems,
    ways,
    way: ways.find((one) => one === way) ?? ways[0] ?? 'password',
    kept: Object.fromEntries(kept),
  };
  return data(answer, status);
}
