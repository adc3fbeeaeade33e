import type { AuthUser, Authenticated, Flow, Reauthenticate, Unauthenticated } from '@hoster/contract';

/** Who is here (specification, section 4). `pending`: a sign-in waits for its next step. */
export type AuthStatus =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'pending'; flow: Flow }
  | { status: 'settled'; user: AuthUser };

/** Any answer of an auth call that tells about the session (auth.md, "Reading an answer"). */
export type SessionAnswer = Authenticated | Unauthenticated | Reauthenticate;

/** Reads a session answer, whatever its status: a 401 may well mean "signed in" or "one more step". */
export function readSession(answer: SessionAnswer): AuthStatus {
  if (answer.meta.is_authenticated === true && 'user' in answer.data) {
    return { status: 'settled', user: answer.data.user };
  }
  const flow = 'flows' in answer.data ? answer.data.flows.find((one) => one.is_pending === true) : undefined;
  // A reset by code is listed as pending without being a step of a sign-in.
  return flow && flow.id !== 'password_reset_by_code' ? { status: 'pending', flow } : { status: 'none' };
}

/** Whether JSON looks like a session answer; HTML errors and proxies' answers do not. */
export function isSessionAnswer(data: unknown): data is SessionAnswer {
  return typeof data === 'object' && data !== null && 'data' in data && 'meta' in data && typeof data.meta === 'object';
}
