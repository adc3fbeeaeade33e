import { z } from 'zod';
import { jsonBytes, outgoing } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import type { CaptchaSettings } from './config.ts';
import { isSolved } from './proof-of-work.ts';

const ask = outgoing({ milliseconds: 3500, body: jsonBytes });
const Verdict = z.object({ success: z.boolean() });

/**
 * Verifies a captcha token. Returns false when the service doesn't answer; otherwise, blocking it would bypass the
 * captcha.
 */
export async function isHuman(
  context: Context,
  captcha: CaptchaSettings,
  { token, ip }: { token: string; ip: string },
): Promise<boolean> {
  if (captcha.kind === 'pow') return isSolved(context, token);
  // reCAPTCHA, hCaptcha and Turnstile understand the same three fields.
  const body = new URLSearchParams({ secret: captcha.secret, response: token, remoteip: ip });
  try {
    const answer = await ask(captcha.verifyUrl, { method: 'POST', body });
    if (!answer.ok) throw new Error(`The captcha service answered ${answer.status}.`);
    return Verdict.parse(await answer.json()).success;
  } catch (error) {
    context.log.error({ err: error, kind: captcha.kind }, 'A captcha could not be checked');
    return false;
  }
}
