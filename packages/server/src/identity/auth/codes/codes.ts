import { AuthError } from '../../../platform/http/index.ts';
import { type Context, randomText } from '../../../platform/index.ts';
import type { CodePurpose, EmailedCode, SessionData } from '../../session/session-data.ts';
import { refuseWith, seconds, type AuthCall } from '../answers.ts';

/** A code is valid for ten minutes (NIST SP 800-63B, section 5.1.3.2), and until the third wrong one. */
const codeSeconds = 600;
const mostWrong = 3;
const mostResent = 2;

/** Consonants: no words come about, and no digit looks like a letter. */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ';

/** When a code made now expires, for the email that has it. */
export const codeExpiry = (now: Date): Date => new Date(now.getTime() + codeSeconds * 1000);

type About = Pick<EmailedCode, 'userId' | 'email' | 'after'>;

/** Makes a code such as `NTJM-HQDM`, and what the browser's session keeps of it. */
export function newCode(
  context: Pick<Context, 'clock' | 'secrets'>,
  purpose: CodePurpose,
  about: About,
): { code: string; kept: EmailedCode } {
  const letters = randomText(8, alphabet);
  const at = seconds(context.clock.now());
  const hash = context.secrets.sign('emailed code', textOf(purpose, about.email, letters));
  return { code: `${letters.slice(0, 4)}-${letters.slice(4)}`, kept: { ...about, hash, at, wrong: 0, resent: 0 } };
}

/** The code that a session waits for; null when there is none or it has expired. */
export function liveCode(
  { clock }: Pick<Context, 'clock'>,
  data: SessionData,
  purpose: CodePurpose,
): EmailedCode | null {
  const kept = data.codes?.[purpose];
  return kept && seconds(clock.now()) - kept.at <= codeSeconds ? kept : null;
}

/** The code that this browser waits for. @throws AuthError 409 when there is none */
export async function mustAwaitCode({ context, request }: AuthCall, purpose: CodePurpose): Promise<EmailedCode> {
  const kept = liveCode(context, (await request.session.read()).data, purpose);
  if (!kept) throw new AuthError(409);
  return kept;
}

/**
 * Compares what was typed with the code that this browser waits for. A wrong code is counted, and the third one ends
 * the sign-in; of several tries at the same moment each is counted.
 * @param param field of the code
 * @param isUse whether a right code is used up
 * @returns whose code it is
 * @throws AuthError 409 when no code is awaited, 400 for a wrong one
 */
export async function tryCode(
  call: AuthCall,
  purpose: CodePurpose,
  typed: string,
  { param, isUse }: { param: 'code' | 'key'; isUse: boolean },
): Promise<EmailedCode & { userId: number }> {
  const { context, db, request } = call;
  const outcome = await request.session.change<(EmailedCode & { userId: number }) | 'wrong' | 'none'>(db, (data) => {
    const kept = liveCode(context, data, purpose);
    if (!kept) return [data, 'none'];
    const { userId } = kept;
    const isRight = context.secrets.verify('emailed code', textOf(purpose, kept.email, typed), kept.hash);
    if (isRight && userId !== null) return [isUse ? without(data, purpose) : data, { ...kept, userId }];
    const wrong = kept.wrong + 1;
    return [wrong < mostWrong ? withCode(data, purpose, { ...kept, wrong }) : without(data, purpose), 'wrong'];
  });
  if (outcome === 'none') throw new AuthError(409);
  return outcome === 'wrong' ? refuseWith(call, 'incorrect_code', param) : outcome;
}

/**
 * Sends another code in place of the one that this browser waits for, at most twice.
 * @param send emails the code; false when one was sent recently
 * @throws AuthError 409 when no code is awaited or two were sent again, 429 when one was sent recently
 */
export async function resendCode(
  { context, db, request }: AuthCall,
  purpose: CodePurpose,
  send: (kept: EmailedCode, code: string) => Promise<boolean>,
): Promise<void> {
  const kept = liveCode(context, (await request.session.read()).data, purpose);
  if (!kept || kept.resent >= mostResent) throw new AuthError(409);
  const next = newCode(context, purpose, kept);
  if (!(await send(kept, next.code))) throw new AuthError(429);
  await request.session.change(db, (data) => [
    withCode(data, purpose, { ...next.kept, wrong: kept.wrong, resent: kept.resent + 1 }),
    null,
  ]);
}

/** Data of a session with a code to wait for. */
export function withCode(data: SessionData, purpose: CodePurpose, kept: EmailedCode): SessionData {
  return { ...data, codes: { ...data.codes, [purpose]: kept } };
}

/** Data of a session that waits for a code no more, nor for the step of a sign-in that the code was for. */
export function without({ pending, codes, ...data }: SessionData, purpose: CodePurpose): SessionData {
  const { [purpose]: _code, ...others } = codes ?? {};
  const isOver = pending?.stage === stages[purpose];
  return { ...data, codes: others, ...(pending && !isOver && { pending }) };
}

const stages: Readonly<Record<CodePurpose, string>> = { login: 'login_by_code', verify: 'verify_email', reset: '' };

/** A code for one purpose and address is none for another. Case and dashes don't matter. */
function textOf(purpose: CodePurpose, email: string, typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return [purpose, email, letters].join(' ');
}
