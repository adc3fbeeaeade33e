import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { AuthProblem } from './auth-errors.ts';

/** Words for a problem of an auth form, in the visitor's language. */
export function useProblemText(): (problem: AuthProblem) => string {
  const intl = useIntl();
  return useCallback(
    ({ say }) => {
      if (typeof say === 'object') return say.text;
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
        rate_limited: intl.formatMessage({
          id: 'auth.error.rateLimited',
          defaultMessage: 'Too many attempts. Wait a minute and try again.',
          description: 'Error of a form of signing in that was sent too often',
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
        unreachable: intl.formatMessage({
          id: 'auth.error.unreachable',
          defaultMessage: 'We couldn’t reach Hoster. Check your connection and try again.',
          description: 'Error of a form of signing in when no answer came',
        }),
      };
      return texts[say];
    },
    [intl],
  );
}
