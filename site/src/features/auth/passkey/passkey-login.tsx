import type { PasskeyCredential } from '@hoster/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { askPasskey } from '../../../api/passkeys.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { AuthProblem } from '../form/auth-errors.ts';
import type { AuthFormProps } from '../form/auth-form.tsx';
import { loadWebAuthn, PasskeyError, signFromSuggestions } from './ceremony.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { passkeyForm } from './passkey-form.ts';
import { usePasskeyProblems } from './use-passkey-problems.ts';
import { useAuthConfig } from '../session/use-auth-config.ts';

/** Shorter than the life of a challenge. */
const freshMilliseconds = 600_000;

const none: readonly AuthProblem[] = [];

/** Sign-in with a passkey alone: by button, or from the suggestions of the name's field. Nothing where the backend has none. */
export function PasskeyLogin({ onSend }: { onSend: AuthFormProps['onSend'] }) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const isOffered = useAuthConfig()?.mfa?.passkey_login_enabled === true;
  const problemsOf = usePasskeyProblems();
  const [problems, setProblems] = useState(none);
  // Each has a challenge of its own.
  const [round, setRound] = useState(0);
  const next = () => setRound((last) => last + 1);
  const isPressed = useRef(false);
  const send = useEffectEvent((credential: PasskeyCredential) => onSend(passkeyForm('login', credential)));
  const fail = useEffectEvent((error: unknown) => {
    // A dialog of the button takes its place, or the visitor leaves.
    if (error instanceof PasskeyError) return;
    setProblems(problemsOf(error) ?? none);
  });

  useEffect(() => {
    if (!isOffered) return;
    let isOver = false;
    const left = new AbortController();
    const suggest = async () => {
      const { browserSupportsWebAuthnAutofill } = await loadWebAuthn();
      if (isOver || !(await browserSupportsWebAuthnAutofill())) return;
      // Suggestions are an extra: without a challenge there are none.
      const options = await askPasskey(app, 'login', left.signal).catch(() => null);
      // Another dialog would close that of the button.
      if (isOver || isPressed.current || !options) return;
      const credential = await signFromSuggestions(options);
      if (!isOver) setProblems((await send(credential)) ?? none);
    };
    // Only for who is about to type a name, and not for who leaves by a provider's button: a challenge starts a session,
    // which would take the place of the one that the button has started meanwhile.
    let hasBegun = false;
    const begin = () => {
      if (hasBegun || !document.activeElement?.matches('input[autocomplete~=webauthn]')) return;
      hasBegun = true;
      suggest().catch((error: unknown) => (isOver ? undefined : fail(error)));
    };
    const leave = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.hasAttribute('data-native')) left.abort();
    };
    begin();
    document.addEventListener('focusin', begin);
    document.addEventListener('submit', leave);
    const timer = setTimeout(next, freshMilliseconds);
    return () => {
      isOver = true;
      document.removeEventListener('focusin', begin);
      document.removeEventListener('submit', leave);
      clearTimeout(timer);
      void loadWebAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [app, isOffered, round]);

  if (!isOffered) return null;
  return (
    <PasskeyButton
      ask={() => {
        isPressed.current = true;
        return askPasskey(app, 'login');
      }}
      onSigned={(credential) => onSend(passkeyForm('login', credential))}
      onFailed={() => {
        isPressed.current = false;
        next();
      }}
      problems={problems}
    >
      {formatMessage({
        id: 'auth.passkey.sign-in',
        defaultMessage: 'Sign in with a passkey',
        description: 'Button of the login form',
      })}
    </PasskeyButton>
  );
}
