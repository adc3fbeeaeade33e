import { data } from 'react-router-dom';
import type { AppContext } from '../../app-context.tsx';
import type { AuthProblem } from '../auth/auth-errors.ts';
import { formText } from '../../router/form-text.ts';
import { type Way, wayOf, waysOf } from './ways.ts';

/** Fields that show who it is. They travel with the form that needs it, and never come back. */
const PROOF = ['by', 'ways', 'way', 'password', 'code'];

/** Identity check in the middle of a form. The form continues once the user has confirmed. */
export interface Question {
  intent: 'question';
  problems: AuthProblem[];
  /** The ways that the account has, and the one that is asked for. */
  ways: Way[];
  way: Way;
  /** The form that waits. */
  kept: Record<string, string>;
}

/** Whether an answer to a form is the question instead. */
export const isQuestion = (answer: object | undefined): answer is Question => answer !== undefined && 'kept' in answer;

interface Asked {
  way?: Way | undefined;
  problems?: AuthProblem[];
  status?: number;
}

/** Asks, keeping the form. It lives in the page alone: an address that anybody may send around carries none of it. */
export async function question(app: AppContext, form: FormData, { way, problems = [], status = 401 }: Asked = {}) {
  const told = formText(form, 'ways')
    .split(' ')
    .flatMap((name) => wayOf(name) ?? []);
  const ways = told.length > 0 ? told : await waysOf(app);
  const kept = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !PROOF.includes(name) ? [[name, value] as const] : [],
  );
  const answer: Question = {
    intent: 'question',
    problems,
    ways,
    way: ways.find((one) => one === way) ?? ways[0] ?? 'password',
    kept: Object.fromEntries(kept),
  };
  return data(answer, status);
}
