import type { RecaptchaContext } from '@hoster/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefCallback } from 'react';
import { useIntl } from 'react-intl';
import { captchaQuery } from '../../api/site.ts';
import { useApp, type AppContext } from '../../app/app-context.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { readConsent, watchConsent } from '../../app/visitor/consent.ts';
import type { CaptchaWidget, RenderCaptcha } from './widget.ts';
import { captchaWords } from './words.ts';

/**
 * Progress of a captcha. `none`: the form needs none, or it is not known yet. `asking`: it's another company's, and the
 * visitor hasn't agreed to load it.
 */
export type CaptchaState = 'none' | 'asking' | 'working' | 'solved' | 'failed';

/** Forms that may ask for one; the backend determines which of them do. */
export type CaptchaForm = NonNullable<RecaptchaContext['forms']>[number];

/** The captcha of one form. */
export interface Captcha {
  readonly state: CaptchaState;
  /** Sent with the form as `captcha`. */
  readonly token: string | null;
  /** Whether the captcha draws itself; else `CaptchaField` shows its progress. */
  readonly drawsItself: boolean;
  readonly place: RefCallback<HTMLElement>;
  /** Loads another company's captcha for this form, although there's no consent for all forms. */
  readonly allow: () => void;
  /** Call before sending: returns false and shows a toast when a captcha is required and not solved. */
  readonly isPassed: () => boolean;
  /** Call when the form was answered, with or without errors: a token can be used once. */
  readonly reset: () => void;
}

/**
 * The captcha of a form that anybody may send. Nothing is loaded before `visible` is true, nor for signed-in users, nor
 * where the server names no key, or not this form, nor another company's before consent. Give the result to
 * `CaptchaField`.
 */
export function useCaptcha(form: CaptchaForm, visible: boolean): Captcha {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { status } = useAuth();
  const isAnonymous = status === 'none' || status === 'pending';
  const wanted = visible && isAnonymous;
  const { data } = useQuery({ ...captchaQuery(app), enabled: wanted });
  const siteKey = wanted && (data?.forms ?? ['reset']).includes(form) ? (data?.public_key ?? null) : null;
  const kind = data?.provider;
  const hasConsent = useSyncExternalStore(
    watchConsent,
    () => readConsent().captcha,
    () => false,
  );
  const [isAllowed, setAllowed] = useState(false);
  const mayLoad = kind === 'pow' || hasConsent || isAllowed;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const widget = useRef<CaptchaWidget | null>(null);

  useEffect(() => {
    if (siteKey === null || kind === undefined || place === null || !mayLoad) return undefined;
    let over = false;
    const events = {
      onToken: (fresh: string) => {
        setFailed(false);
        setToken(fresh);
      },
      onExpire: () => setToken(null),
      onError: () => {
        setToken(null);
        setFailed(true);
      },
    };
    loadCaptcha(app, kind).then(
      (render) => {
        if (!over) widget.current = render(place, { siteKey, lang: app.lang, ...events });
      },
      () => over || events.onError(),
    );
    return () => {
      over = true;
      widget.current?.remove();
      widget.current = null;
      setToken(null);
    };
  }, [app, attempt, kind, mayLoad, place, siteKey]);

  const reset = useCallback(() => {
    setToken(null);
    setFailed(false);
    // A script that failed is loaded again, a loaded one is reset.
    if (widget.current) widget.current.reset();
    else setAttempt((count) => count + 1);
  }, []);
  const isPassed = () => {
    if (siteKey === null || token !== null) return true;
    app.notify('error', formatMessage(captchaWords.wrong));
    return false;
  };
  const loaded = token !== null ? 'solved' : failed ? 'failed' : 'working';
  const state = siteKey === null ? 'none' : mayLoad ? loaded : 'asking';
  return { state, token, drawsItself: kind !== 'pow', place: setPlace, allow: () => setAllowed(true), isPassed, reset };
}

/** Loads the renderer for a kind of captcha. */
async function loadCaptcha(app: AppContext, kind: RecaptchaContext['provider']): Promise<RenderCaptcha> {
  if (kind === 'pow') return (await import('./proof-of-work.ts')).proofOfWork(app.call);
  return (await import('./outside.ts')).outsideCaptcha(kind, app.lang);
}
