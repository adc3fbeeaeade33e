import { loadScript, type OutsideKind } from './outside-script.ts';
import type { Lang } from '../../i18n/languages.ts';
import type { CaptchaOptions, RenderCaptcha } from './widget.ts';

/** API common to the scripts of reCAPTCHA, hCaptcha and Turnstile. An id is a number or a text. */
interface Api<Id> {
  render: (place: HTMLElement, parameters: Readonly<Record<string, unknown>>) => Id;
  reset: (id: Id) => void;
  /** reCAPTCHA has none: its widget is removed with its container. */
  remove?: (id: Id) => void;
}

/** Width of the widest one at its normal size, in pixels. */
const WIDTH = 304;

declare global {
  interface Window {
    grecaptcha?: Api<number>;
    hcaptcha?: Api<string>;
    turnstile?: Api<string>;
  }
}

/** Loads another company's captcha, in the language of the page. */
export async function outsideCaptcha(kind: OutsideKind, lang: Lang): Promise<RenderCaptcha> {
  await loadScript(kind, lang);
  switch (kind) {
    case 'recaptcha':
      return rendererOf(window.grecaptcha);
    case 'hcaptcha':
      return rendererOf(window.hcaptcha, ({ onExpire }) => ({ 'chalexpired-callback': onExpire }));
    case 'turnstile':
      return rendererOf(window.turnstile, (options) => ({ language: options.lang }));
  }
}

function rendererOf<Id>(
  api: Api<Id> | undefined,
  more: (options: CaptchaOptions) => Readonly<Record<string, unknown>> = () => ({}),
): RenderCaptcha {
  if (!api) throw new Error('The script of the captcha brought no captcha.');
  return (place, options) => {
    const id = api.render(place, {
      sitekey: options.siteKey,
      theme: getComputedStyle(place).colorScheme === 'dark' ? 'dark' : 'light',
      size: place.clientWidth < WIDTH ? 'compact' : 'normal',
      callback: options.onToken,
      'expired-callback': options.onExpire,
      'error-callback': options.onError,
      ...more(options),
    });
    return {
      reset: () => api.reset(id),
      remove: () => {
        api.remove?.(id);
        place.replaceChildren();
      },
    };
  };
}
