import { TextLink } from '@hoster/ui/text-link';
import { Divider } from '@hoster/ui/divider';
import { Stack } from '@hoster/ui/stack';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { askPasskey } from '../../../api/passkeys.ts';
import { useApp } from '../../../app/app-context.tsx';
import { useAuth } from '../../../app/visitor/use-auth.ts';
import { PasskeyButton } from '../passkey/passkey-button.tsx';
import { passkeyForm } from '../passkey/passkey-form.ts';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm, type AuthFormProps } from '../form/auth-form.tsx';
import { type CodeKind, FactorCodeField, useCodeDigits } from '../form/factor-code-field.tsx';
import { authLinks } from '../session/auth-links.ts';

interface TwoFactorStepProps {
  next: string | null;
  problems: readonly AuthProblem[];
  onSend: AuthFormProps['onSend'];
  startWith: CodeKind;
}

/** What the second step takes; where the backend doesn't tell, codes. */
const codesOnly = ['totp', 'recovery_codes'];

/** 2FA step: a passkey, or a code, as far as the account has them. */
export function TwoFactorStep(props: TwoFactorStepProps) {
  const { formatMessage } = useIntl();
  const app = useApp();
  const auth = useAuth();
  const types = (auth.status === 'pending' ? auth.flow.types : undefined) ?? codesOnly;
  const kinds: CodeKind[] = [
    ...(types.includes('totp') ? (['totp'] as const) : []),
    ...(types.includes('recovery_codes') ? (['recovery'] as const) : []),
  ];
  if (!types.includes('webauthn')) return <TwoFactorForm {...props} kinds={kinds} />;
  return (
    <Stack gap={24}>
      <PasskeyButton
        variant="action"
        ask={() => askPasskey(app, 'step')}
        onSigned={(credential) => props.onSend(passkeyForm('step', credential))}
      >
        {formatMessage({
          id: 'auth.passkey.use',
          defaultMessage: 'Use your passkey',
          description: 'Button of the second step of signing in, and of the identity check',
        })}
      </PasskeyButton>
      {kinds.length > 0 ? (
        <>
          <Divider>
            {formatMessage({
              id: 'auth.passkey.or-code',
              defaultMessage: 'or enter a code',
              description: 'Between the passkey button and the field of a code',
            })}
          </Divider>
          <TwoFactorForm {...props} kinds={kinds} />
        </>
      ) : null}
    </Stack>
  );
}

/** A code from an app or a recovery code. */
function TwoFactorForm({
  next,
  problems,
  onSend,
  startWith,
  kinds,
}: TwoFactorStepProps & { kinds: readonly CodeKind[] }) {
  const intl = useIntl();
  const id = useId();
  const fields = useMemo(() => ({ code: { id } }), [id]);
  const [kind, setKind] = useState<CodeKind>(kinds.length === 1 ? (kinds[0] ?? startWith) : startWith);
  const label =
    kind === 'totp'
      ? intl.formatMessage({
          id: 'auth.code.totp',
          defaultMessage: 'Code from your authenticator app',
          description: 'Field of the second step of signing in',
        })
      : intl.formatMessage({
          id: 'auth.code.recovery',
          defaultMessage: 'Recovery code',
          description: 'Field of the second step of signing in',
        });
  const other: CodeKind = kind === 'totp' ? 'recovery' : 'totp';
  const digits = useCodeDigits(kind);
  const { login: address } = authLinks(next);
  const addressOf = (code: CodeKind) => `${address}${address.includes('?') ? '&' : '?'}code=${code}`;
  return (
    <AuthForm
      // Without script, a refused recovery code leads back to its own field.
      action={kind === 'recovery' ? addressOf(kind) : address}
      fields={fields}
      problems={problems}
      submitLabel={intl.formatMessage({
        id: 'auth.code.submit',
        defaultMessage: 'Verify',
        description: 'Button of the second step of signing in',
      })}
      busyLabel={intl.formatMessage({
        id: 'auth.code.busy',
        defaultMessage: 'Checking the code…',
        description: 'Button of the second step while it is under way',
      })}
      onSend={onSend}
      footer={
        // A link, so that the other code can be given without script.
        kinds.length === 1 ? undefined : (
          <TextLink
            href={addressOf(other)}
            onClick={(event) => {
              event.preventDefault();
              setKind(other);
            }}
          >
            {kind === 'totp'
              ? intl.formatMessage({
                  id: 'auth.code.useRecovery',
                  defaultMessage: 'Use a recovery code',
                  description: 'Switches the second step to recovery codes',
                })
              : intl.formatMessage({
                  id: 'auth.code.useTotp',
                  defaultMessage: 'Use your authenticator app',
                  description: 'Switches the second step back to the app',
                })}
          </TextLink>
        )
      }
    >
      {(errorOf) => (
        <FactorCodeField
          key={kind}
          id={id}
          label={label}
          kind={kind}
          digits={digits}
          autoFocus
          error={errorOf('code')}
        />
      )}
    </AuthForm>
  );
}
