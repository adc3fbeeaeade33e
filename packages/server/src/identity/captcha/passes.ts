import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/index.ts';
import { addressOf, consumeLimit, networkOf } from '../../platform/http/index.ts';
import type { CaptchaForm } from './config.ts';
import { isHuman } from './service.ts';

/** Browsers without script cannot solve a captcha; so a few forms per IP address pass without one. */
const withoutToken = { times: 3, seconds: 600 };

/**
 * Whether a form of an anonymous visitor passes: it needs no captcha, its token is valid, or it's one of the few
 * without.
 */
export async function passesCaptcha(
  context: Context,
  request: FastifyRequest,
  form: CaptchaForm,
  token = '',
): Promise<boolean> {
  const { captcha } = context.settings;
  if (!captcha?.forms.includes(form)) return true;
  return token.trim() === ''
    ? consumeLimit(context, { action: `${form} without captcha`, subject: networkOf(request), ...withoutToken })
    : isHuman(context, captcha, { token: token.trim(), ip: addressOf(request) });
}
