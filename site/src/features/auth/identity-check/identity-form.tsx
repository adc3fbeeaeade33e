import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { FactorCodeField, useCodeDigits } from '../form/factor-code-field.tsx';
import { CurrentPassword, PasswordOwner, usePasswordLabel } from '../form/password-fields.tsx';
import { SecurityForm } from './security-form.tsx';
import { useAuth } from '../../../app/visitor/use-auth.ts';
import { PasskeyIdentityForm } from '../passkey/passkey-identity-form.tsx';
import type { IdentityFormProps } from './identity-form-props.ts';
import type { IdentityMethod } from './identity-methods.ts';

const words = defineMessages({
  submit: {
    id: 'security.confirm.submit',
    defaultMessage: 'Confirm',
    description: 'Button of the page that asks for the password again',
  },
  busy: {
    id: 'security.confirm.busy',
    defaultMessage: 'Checking…',
    description: 'On the button while the password or code is checked',
  },
  totp: {
    id: 'auth.code.totp',
    defaultMessage: 'Code from your authenticator app',
    description: 'Field of the second step of signing in',
  },
  recovery: {
    id: 'auth.code.recovery',
    defaultMessage: 'Recovery code',
    description: 'Field of the second step of signing in',
  },
});

/** Password, passkey, or a code that is submitted when complete. */
export function IdentityForm({ way, ...props }: IdentityFormProps) {
  return way === 'passkey' ? <PasskeyIdentityForm {...props} /> : <TypedIdentityForm {...props} way={way} />;
}

interface TypedIdentityFormProps extends IdentityFormProps {
  way: Exclude<IdentityMethod, 'passkey'>;
}

function TypedIdentityForm({ intent = 'confirm', hidden = {}, native, way, problems, footer }: TypedIdentityFormProps) {
  const { formatMessage } = useIntl();
  const auth = useAuth();
  const passwordLabel = usePasswordLabel();
  const fields = useMemo(
    () => ({ password: { id: 'confirm-password', label: passwordLabel }, code: { id: 'confirm-code' } }),
    [passwordLabel],
  );
  const kind = way === 'recovery' ? 'recovery' : 'totp';
  const digits = useCodeDigits(kind);
  const user = auth.status === 'settled' ? auth.user : null;
  return (
    <SecurityForm
      intent={intent}
      hidden={hidden}
      native={native}
      fields={fields}
      problems={problems}
      variant="action"
      level={2}
      submitLabel={formatMessage(words.submit)}
      busyLabel={formatMessage(words.busy)}
      footer={footer}
    >
      {(errorOf, busy) =>
        way === 'password' ? (
          <>
            <PasswordOwner value={user?.email ?? user?.username ?? user?.display ?? ''} />
            <CurrentPassword id={fields.password.id} autoFocus error={errorOf('password')} />
          </>
        ) : (
          <FactorCodeField
            id={fields.code.id}
            label={formatMessage(words[way])}
            kind={kind}
            digits={digits}
            autoFocus
            pending={busy}
            pendingLabel={formatMessage(words.busy)}
            error={errorOf('code')}
          />
        )
      }
    </SecurityForm>
  );
}
