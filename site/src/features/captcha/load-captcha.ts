import type { RecaptchaContext } from '@hoster/contract';
import type { AppContext } from '../../app-context.tsx';
import type { RenderCaptcha } from './widget.ts';

/** Loads what draws a captcha of a kind. */
export async function loadCaptcha(app: AppContext, kind: RecaptchaContext['provider']): Promise<RenderCaptcha> {
  if (kind === 'pow') return (await import('./proof-of-work.ts')).proofOfWork(app.request);
  return (await import('./outside.ts')).outsideCaptcha(kind, app.lang);
}
