import { CodeInput } from '@hoster/ui/code-input';
import { TextLink } from '@hoster/ui/text-link';
import { codeLengths, normalizeCode } from '@hoster/domain/code-input';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { authenticateTwoFactor } from '../../api/auth.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { useApp } from '../../app-context.tsx';
import { formText } from '../../router/form-text.ts';
import type { AuthProblem } from './auth-errors.ts';
import { AuthForm } from './auth-form.tsx';
import { authLinks } from './auth-links.ts';
import { stepTaken } from './step-taken.ts';

interface CodeStepProps {
  next: string | null;
  problems: readonly AuthProblem[];
  onDone: (status: AuthStatus) => void;
  startWith: CodeKind;
}

/** Six digits of an authenticator app, or eight of a recovery code. */
export type CodeKind = keyof typeof codeLengths;

/** 2FA step: a six-digit code from an app or a recovery code. Submits itself when the code is complete. */
export function CodeStep({ next, problems, onDone, startWith }: CodeStepProps) {
  const app = useApp();
  const intl = useIntl();
  const id = useId();
  const fields = useMemo(() => ({ code: { id } }), [id]);
  const [kind, setKind] = useState<CodeKind>(startWith);
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
  const other: CodeKind = kind === 'totp' ? 'recovery' : 'totp';
  const { login: address } = authLinks(next);
  return (
    <AuthForm
      action={address}
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
      onSend={async (form) => {
        const status = await authenticateTwoFactor(app, normalizeCode(formText(form, 'code')));
        await stepTaken(app, status, next);
        onDone(status);
      }}
      footer={
        // A link, so that the other code can be given without script.
        <TextLink
          href={`${address}${address.includes('?') ? '&' : '?'}code=${other}`}
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
      }
    >
      {(errorOf) => (
        <CodeInput
          key={kind}
          id={id}
          name="code"
          label={label}
          length={codeLengths[kind]}
          required
          autoFocus
          autoSubmit
          error={errorOf('code')}
        />
      )}
    </AuthForm>
  );
}
