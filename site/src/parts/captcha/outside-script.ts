import type { Lang } from '../../i18n/languages.ts';

const READY = 'hosterCaptchaReady';
/** Milliseconds after which a script counts as missing. */
const LOAD_TIMEOUT = 15_000;

declare global {
  interface Window {
    [READY]?: (() => void) | undefined;
  }
}

const scripts = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
} as const;

/** Captchas of other companies. */
export type OutsideKind = keyof typeof scripts;

let loading: { kind: OutsideKind; done: Promise<void> } | undefined;

/**
 * Loads a captcha's script in a language, for explicit rendering; once for the page, and again only after a failure.
 * Rejects when the script doesn't load.
 */
export function loadScript(kind: OutsideKind, lang: Lang): Promise<void> {
  if (loading?.kind === kind) return loading.done;
  const done = new Promise<void>((resolve, reject) => {
    const url = new URL(scripts[kind]);
    url.searchParams.set('render', 'explicit');
    url.searchParams.set('onload', READY);
    // Turnstile's language is set when it's rendered.
    if (kind !== 'turnstile') url.searchParams.set('hl', lang);
    const script = document.createElement('script');
    script.src = url.href;
    script.async = true;
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new Error(`The script of ${kind} did not arrive.`));
    };
    const timer = window.setTimeout(fail, LOAD_TIMEOUT);
    window[READY] = () => {
      window.clearTimeout(timer);
      resolve();
    };
    script.addEventListener('error', () => {
      window.clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  });
  loading = { kind, done };
  return done;
}
