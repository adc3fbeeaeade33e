import type { Lang } from '../../i18n/languages.ts';

/** What a captcha reports. */
export interface CaptchaEvents {
  /** Solved: the token goes with the form, once. */
  readonly onToken: (token: string) => void;
  /** The token has run out. */
  readonly onExpire: () => void;
  readonly onError: () => void;
}

/** Where and how a captcha is drawn. */
export interface CaptchaOptions extends CaptchaEvents {
  readonly siteKey: string;
  readonly lang: Lang;
}

/** A captcha on the page. */
export interface CaptchaWidget {
  /** Begins anew: a token is good for one form. */
  reset: () => void;
  remove: () => void;
}

/** Renders a captcha into the given element, on demand. */
export type RenderCaptcha = (place: HTMLElement, options: CaptchaOptions) => CaptchaWidget;
