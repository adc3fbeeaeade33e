import { Callout } from '@hoster/ui/callout';
import { TextLink } from '@hoster/ui/text-link';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { FactorCodeField } from '../../features/auth/form/factor-code-field.tsx';
import { CurrentPassword, usePasswordLabel } from '../../features/auth/form/password-fields.tsx';
import { SecurityForm } from '../../features/auth/identity-check/security-form.tsx';
import { codeOf } from './code-of.ts';
import type { Setup } from './rejected-setup.ts';
import type { TotpRefused } from './route.ts';
import { words } from './words.ts';

const none: readonly never[] = [];

/**
 * The first code of the app. The secret is sent along, so that a rejected code shows the same one again, even without
 * script.
 */
export function CodeForm({ setup }: { setup: Setup }) {
  const { formatMessage } = useIntl();
  const answer = useActionData<TotpRefused>();
  const passwordLabel = usePasswordLabel();
  const { digits } = codeOf(setup);
  const label = formatMessage(
    {
      id: 'security.totp.code',
      defaultMessage: '{digits, plural, =6 {Six-digit code} =8 {Eight-digit code} other {#-digit code}}',
      description: 'Field of the code in the setup',
    },
    { digits },
  );
  const fields = useMemo(
    () => ({ code: { id: 'totp-code', label }, password: { id: 'totp-password', label: passwordLabel } }),
    [label, passwordLabel],
  );
  const problems = answer?.problems ?? none;
  return (
    <SecurityForm
      intent="totp"
      fields={fields}
      problems={problems}
      variant="action"
      level={2}
      submitLabel={formatMessage(words.submit)}
      busyLabel={formatMessage(words.busy)}
    >
      {(errorOf, busy) => (
        <>
          <input type="hidden" name="secret" value={setup.secret} />
          <input type="hidden" name="totp_url" value={setup.totp_url} />
          {answer?.askPassword ? (
            <>
              <Callout tone="warning" role="alert">
                <p>{formatMessage(words.stale)}</p>
              </Callout>
              <CurrentPassword id={fields.password.id} error={errorOf('password')} />
            </>
          ) : null}
          <FactorCodeField
            id={fields.code.id}
            label={label}
            kind="totp"
            digits={digits}
            pending={busy}
            pendingLabel={formatMessage(words.busy)}
            error={errorOf('code')}
          />
          {problems.some(({ field }) => field === 'code') ? (
            <p>
              {formatMessage(
                {
                  id: 'security.totp.wrong-key',
                  defaultMessage:
                    'Code not working? Check that your phone sets its clock automatically, or <again>start over with a new key</again>.',
                  description: 'Under the code after it was refused',
                },
                {
                  again: (text: ReactNode) => (
                    <TextLink key="again" href="/my/security/totp/">
                      {text}
                    </TextLink>
                  ),
                },
              )}
            </p>
          ) : null}
        </>
      )}
    </SecurityForm>
  );
}
