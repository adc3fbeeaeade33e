import type { Lang } from '../../i18n/languages.ts';

/** Callbacks of a captcha. */
export interface CaptchaEvents {
  /** Solved: the token can be sent with the form once. */
  readonly onToken: (token: string) => void;
  /** The token has expired. */
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
  /** Starts again: a token is valid for one form. */
  reset: () => void;
  remove: () => void;
}

/** Renders a captcha into the given element, on demand. */
export type RenderCaptcha = (place: HTMLElement, options: CaptchaOptions) => CaptchaWidget;
