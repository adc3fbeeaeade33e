import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { type AuthProblem, authProblems } from '../form/auth-errors.ts';
import { PasskeyError, type PasskeyFailure } from './ceremony.ts';

const words = defineMessages({
  cancelled: {
    id: 'auth.passkey.cancelled',
    defaultMessage: 'No passkey was used: the request was cancelled or timed out. Try again, or use another method.',
    description: 'Error: the visitor closed the browser’s passkey dialog, or waited too long',
  },
  exists: {
    id: 'auth.passkey.exists',
    defaultMessage: 'This device already has a passkey for your account.',
    description: 'Error: the authenticator is already registered',
  },
  device: {
    id: 'auth.passkey.device',
    defaultMessage: 'This device can’t store a passkey with a screen lock or PIN. Use another one.',
    description: 'Error: the authenticator lacks what a passkey needs',
  },
  site: {
    id: 'auth.passkey.site',
    defaultMessage: 'Passkeys don’t work at this address. Open the site at its usual address and try again.',
    description: 'Error: the browser refuses passkeys for this host, such as an IP address',
  },
  failed: {
    id: 'auth.passkey.failed',
    defaultMessage: 'We couldn’t use the passkey. Try again.',
    description: 'Error: the browser failed for another reason',
  },
  refused: {
    id: 'auth.passkey.refused',
    defaultMessage: 'We couldn’t verify this passkey. Try again, or use another method.',
    description: 'Error: the server refused the passkey',
  },
}) satisfies Record<PasskeyFailure | 'refused', object>;

/** Returns the problems to show for an error of a passkey or its call; null for an unexpected one. */
export function usePasskeyProblems(): (error: unknown) => AuthProblem[] | null {
  const inWords = usePasskeyWords();
  const { formatMessage } = useIntl();
  return useCallback(
    (error) => {
      if (error instanceof PasskeyError) {
        return [{ field: null, say: { text: formatMessage(words[error.failure]) } }];
      }
      const problems = authProblems(error);
      return problems && inWords(problems);
    },
    [formatMessage, inWords],
  );
}

/** Rewords problems of a passkey's call: to the backend, a passkey is a code. */
export function usePasskeyWords(): (problems: readonly AuthProblem[]) => AuthProblem[] {
  const { formatMessage } = useIntl();
  return useCallback(
    (problems) =>
      problems.map((problem) =>
        problem.say === 'incorrect_code' ? { field: null, say: { text: formatMessage(words.refused) } } : problem,
      ),
    [formatMessage],
  );
}
