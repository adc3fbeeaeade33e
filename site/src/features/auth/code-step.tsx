import { TextField } from '@hoster/ui/text-field';
import { Button } from '@hoster/ui/button';
import { codeLengths, isCompleteCode, normalizeCode } from '@hoster/domain/code-input';
import { type ChangeEvent, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { authenticateTwoFactor } from '../../api/auth.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { useApp } from '../../app-context.tsx';
import { formText } from '../../router/form-text.ts';
import { sessionChanged } from '../../start/session-change.ts';
import type { AuthProblem } from './auth-errors.ts';
import { AuthForm } from './auth-form.tsx';
import { authLinks } from './auth-links.ts';

interface CodeStepProps {
  next: string | null;
  problems: readonly AuthProblem[];
  onDone: (status: AuthStatus) => void;
}

/** The second factor: six digits of an app, or one of the recovery codes. Sends itself when the code is whole. */
export function CodeStep({ next, problems, onDone }: CodeStepProps) {
  const app = useApp();
  const intl = useIntl();
  const id = useId();
  const fields = useMemo(() => ({ code: { id } }), [id]);
  const [kind, setKind] = useState<keyof typeof codeLengths>('totp');
  const label =
    kind === 'totp'
      ? intl.formatMessage({
          id: 'auth.code.totp',
          defaultMessage: 'Code from your authenticator app',
          description: 'Field of the second step of signing in: six digits',
        })
      : intl.formatMessage({
          id: 'auth.code.recovery',
          defaultMessage: 'Recovery code',
          description: 'Field of the second step of signing in: eight digits',
        });
  const sendWhenWhole = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (isCompleteCode(normalizeCode(input.value), codeLengths[kind])) input.form?.requestSubmit();
  };
  return (
    <AuthForm
      action={authLinks(next).login}
      fields={fields}
      problems={problems}
      submitLabel={intl.formatMessage({
        id: 'auth.code.submit',
        defaultMessage: 'Confirm',
        description: 'Button of the second step of signing in',
      })}
      busyLabel={intl.formatMessage({
        id: 'auth.code.busy',
        defaultMessage: 'Checking the code…',
        description: 'Button of the second step while it is under way',
      })}
      onSend={async (form) => {
        const status = await authenticateTwoFactor(app, normalizeCode(formText(form, 'code')));
        await sessionChanged(app, status);
        onDone(status);
      }}
      footer={
        <Button variant="quiet" onClick={() => setKind(kind === 'totp' ? 'recovery' : 'totp')}>
          {kind === 'totp'
            ? intl.formatMessage({
                id: 'auth.code.useRecovery',
                defaultMessage: 'Use a recovery code',
                description: 'Switches the second step to recovery codes',
              })
            : intl.formatMessage({
                id: 'auth.code.useTotp',
                defaultMessage: 'Use the authenticator app',
                description: 'Switches the second step back to the app',
              })}
        </Button>
      }
    >
      {(errorOf) => (
        <TextField
          key={kind}
          id={id}
          name="code"
          label={label}
          mono
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
          error={errorOf('code')}
          onChange={sendWhenWhole}
        />
      )}
    </AuthForm>
  );
}
