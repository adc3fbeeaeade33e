import type { CaptchaForm } from '../captcha/config.ts';
import { passesCaptcha } from '../captcha/passes.ts';
import { refuseWith, signedIn, type AuthCall } from './answers.ts';

/**
 * Rejects a form without a valid captcha. Signed-in users don't need one.
 * @throws AuthError 400 `captcha_invalid` at the field `captcha`
 */
export async function mustBeHuman(call: AuthCall, form: CaptchaForm): Promise<void> {
  const { body, context, request } = call;
  const { captcha } = context.settings;
  if (!captcha?.forms.includes(form) || (await signedIn(call))) return;
  const token = typeof body['captcha'] === 'string' ? body['captcha'] : undefined;
  if (!(await passesCaptcha(context, request, form, token))) refuseWith(call, 'captcha_invalid', 'captcha');
}
