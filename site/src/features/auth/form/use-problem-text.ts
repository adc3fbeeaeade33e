import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { AuthProblem } from './auth-errors.ts';

/** Message for an error of an auth form, in the visitor's language. */
export function useProblemText(): (problem: AuthProblem) => string {
  const intl = useIntl();
  return useCallback(
    ({ say }) => {
      if (typeof say === 'object') return 'text' in say ? say.text : waitText(intl, say.wait);
      const texts = {
        invalid_email: intl.formatMessage({
          id: 'auth.error.invalidEmail',
          defaultMessage: 'Enter a valid email address',
          description: 'Error beside an email field',
        }),
        required: intl.formatMessage({
          id: 'auth.error.required',
          defaultMessage: 'This field is required',
          description: 'Error beside an empty field',
        }),
        incorrect_code: intl.formatMessage({
          id: 'auth.error.incorrectCode',
          defaultMessage: 'Incorrect 2FA code',
          description: 'Error beside the 2FA code',
        }),
        incorrect_sent_code: intl.formatMessage({
          id: 'auth.error.incorrectSentCode',
          defaultMessage: 'Incorrect code. Use the one from our latest message.',
          description: 'Error beside a code that was sent by email or SMS',
        }),
        too_many_codes: intl.formatMessage({
          id: 'auth.error.tooManyCodes',
          defaultMessage: 'We’ve sent a code recently. Use it, or wait a few minutes before you request another.',
          description: 'Error when a code by email is requested too often',
        }),
        code_over: intl.formatMessage({
          id: 'auth.error.codeOver',
          defaultMessage: 'We can’t send another code for this attempt. Start again.',
          description: 'Error when a code by email was sent again too often, or none is awaited any more',
        }),
        reset_over: intl.formatMessage({
          id: 'auth.error.resetOver',
          defaultMessage: 'The code has expired or was wrong too often. Request a new one.',
          description: 'Error of a password reset by a code that no longer counts',
        }),
        email_fixed: intl.formatMessage({
          id: 'auth.error.emailFixed',
          defaultMessage: 'We can’t change the email address at this point. Use another account or contact support.',
          description: 'Error of the form that has a code sent to another email address',
        }),
        phone_fixed: intl.formatMessage({
          id: 'auth.error.phoneFixed',
          defaultMessage: 'We can’t change the number at this point. Use another account or contact support.',
          description: 'Error of the form that has a code sent to another phone number',
        }),
        rate_limited: intl.formatMessage({
          id: 'auth.error.rateLimited',
          defaultMessage: 'Too many attempts. Wait a few minutes and try again.',
        }),
        no_cookies: intl.formatMessage({
          id: 'auth.error.noCookies',
          defaultMessage:
            'Your browser is blocking cookies, and you can’t sign in without them. Allow cookies and try again.',
          description: 'Error of a form of signing in where cookies are blocked',
        }),
        closed: intl.formatMessage({
          id: 'auth.provider-error.closed',
          defaultMessage: 'We’re not accepting new accounts at the moment.',
          description: 'Sign-up is closed',
        }),
        inactive: intl.formatMessage({
          id: 'auth.error.inactive',
          defaultMessage: 'This account has been closed. Contact support for details.',
          description: 'Error of the login form: the password is right, but the account may not be used',
        }),
        forbidden: intl.formatMessage({
          id: 'auth.error.forbidden',
          defaultMessage: 'You can’t do this right now. Reload the page and try again, or contact support.',
          description: 'Error of a form of signing in or of the security settings that the server refused',
        }),
        conflict: intl.formatMessage({
          id: 'auth.error.conflict',
          defaultMessage:
            'This has already been done, or was changed in another tab. Reload the page to see the changes.',
          description: 'Error of a form of signing in or of the security settings that came too late',
        }),
        expired: intl.formatMessage({
          id: 'auth.error.expired',
          defaultMessage: 'This step has expired. Reload the page and start again.',
          description: 'Error of a form of signing in or of the security settings whose session is over',
        }),
        failed: intl.formatMessage({
          id: 'auth.error.unexpected',
          defaultMessage: 'That didn’t work. Reload the page and try again, or contact support.',
          description: 'Error of a form of signing in or of the security settings with an unknown reason',
        }),
        unavailable: intl.formatMessage({
          id: 'auth.error.unavailable',
          defaultMessage:
            'Sign-in and security settings are temporarily unavailable. The problem isn’t your connection, and your entries are saved. Try again in a few minutes.',
          description: 'Error of a form of signing in or of the security settings while the backend is down',
        }),
        unavailable_reloaded: intl.formatMessage({
          id: 'auth.error.unavailable-reloaded',
          defaultMessage:
            'Sign-in and security settings are temporarily unavailable. The problem isn’t your connection. Your entries are saved, except for passwords and codes. Try again in a few minutes.',
          description:
            'Error of a form of signing in or of the security settings while the backend is down, without JavaScript',
        }),
        unreachable: intl.formatMessage({
          id: 'auth.error.unreachable',
          defaultMessage: 'We couldn’t reach {brand}. Check your connection and try again.',
          description: 'Error of a form of signing in when no answer came',
        }),
      };
      return texts[say];
    },
    [intl],
  );
}

/** When to try again after too many attempts. */
function waitText({ formatMessage }: IntlShape, seconds: number): string {
  if (seconds < 60) {
    return formatMessage(
      {
        id: 'auth.error.wait-seconds',
        defaultMessage: 'Too many attempts. Try again in {count, plural, one {# second} other {# seconds}}.',
      },
      { count: seconds },
    );
  }
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) {
    return formatMessage(
      {
        id: 'auth.error.wait-minutes',
        defaultMessage: 'Too many attempts. Try again in {count, plural, one {# minute} other {# minutes}}.',
      },
      { count: minutes },
    );
  }
  return formatMessage(
    {
      id: 'auth.error.wait-hours',
      defaultMessage: 'Too many attempts. Try again in {count, plural, one {# hour} other {# hours}}.',
    },
    { count: Math.ceil(minutes / 60) },
  );
}
