import { attempt } from '../../http/rate-limit.ts';
import type { CaptchaForm } from '../captcha/config.ts';
import { isHuman } from '../captcha/service.ts';
import { addressOf, networkOf } from '../../http/visitor-address.ts';
import { refuseWith, signedIn, type AuthCall } from './answers.ts';

/** Browsers without script cannot solve a captcha; so few forms per address of the internet pass without one. */
const withoutToken = { times: 3, seconds: 600 };

/**
 * Rejects a form without a valid captcha. Signed-in users don't need one.
 * @throws AuthError 400 `captcha_invalid` at the field `captcha`
 */
export async function mustBeHuman(call: AuthCall, form: CaptchaForm): Promise<void> {
  const { body, context, request } = call;
  const { captcha } = context.settings;
  if (!captcha?.forms.includes(form) || (await signedIn(call))) return;
  const token = typeof body['captcha'] === 'string' ? body['captcha'].trim() : '';
  const isFine =
    token === ''
      ? await attempt(context, { action: `${form} without captcha`, subject: networkOf(request), ...withoutToken })
      : await isHuman(context, captcha, { token, ip: addressOf(request) });
  if (!isFine) refuseWith(call, 'captcha_invalid', 'captcha');
}
