import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { attempt } from '../../http/rate-limit.ts';
import { addressOf, networkOf } from '../../http/visitor-address.ts';
import type { CaptchaForm } from './config.ts';
import { isHuman } from './service.ts';

/** Browsers without script cannot solve a captcha; so few forms per address of the internet pass without one. */
const withoutToken = { times: 3, seconds: 600 };

/** Whether a form of an anonymous visitor may pass: it has no captcha, its token is right, or one of a few without. */
export async function passesCaptcha(
  context: Context,
  request: FastifyRequest,
  form: CaptchaForm,
  token = '',
): Promise<boolean> {
  const { captcha } = context.settings;
  if (!captcha?.forms.includes(form)) return true;
  return token.trim() === ''
    ? attempt(context, { action: `${form} without captcha`, subject: networkOf(request), ...withoutToken })
    : isHuman(context, captcha, { token: token.trim(), ip: addressOf(request) });
}
