import { Callout } from '@hoster/ui/callout';
import { TextLink } from '@hoster/ui/text-link';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useNavigate } from 'react-router-dom';
import { authLinks } from '../../features/auth/session/auth-links.ts';
import { AuthScreen } from '../../features/auth/form/auth-screen.tsx';
import type { AuthProblem } from '../../features/auth/form/auth-errors.ts';
import { ResetCodeForm } from '../../features/auth/sign-in/reset-code-form.tsx';
import { ResetForm } from '../../features/auth/sign-in/reset-form.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { ResetRefused, route } from './route.ts';

interface Now {
  step: 'request' | 'link' | 'code';
  email: string;
  problems?: readonly AuthProblem[];
}

const none: readonly AuthProblem[] = [];

/** `/auth/password/reset/` */
export function Page() {
  const { next, sent: sentBefore, awaitsCode } = usePageData<typeof route>();
  const refused = useActionData<ResetRefused>();
  const href = useLocalPath();
  const navigate = useNavigate();
  /** What happened on this page with script; null: nothing yet. */
  const [now, setNow] = useState<Now | null>(null);
  const step = now?.step ?? (awaitsCode && !refused?.isOver ? 'code' : sentBefore && !refused ? 'link' : 'request');
  return (
    <AuthScreen
      title={
        <FormattedMessage
          id="auth.reset.title"
          defaultMessage="Reset your password"
          description="Title of the page that asks for a link to a new password"
        />
      }
      other={
        <FormattedMessage
          id="auth.reset.remembered"
          defaultMessage="Remember your password? <login>Sign in</login>"
          description="Under the reset form"
          values={{ login: (words: ReactNode) => <TextLink href={authLinks(next).login}>{words}</TextLink> }}
        />
      }
    >
      {step === 'code' ? (
        <ResetCodeForm
          problems={refused?.problems ?? none}
          email={now?.email ?? ''}
          onDone={() => void navigate('/auth/login/?reset', { replace: true })}
          onAgain={(problems) => setNow({ step: 'request', email: now?.email ?? '', problems })}
        />
      ) : step === 'link' ? (
        <Callout
          tone="success"
          role="status"
          title={
            <FormattedMessage
              id="auth.reset.sent"
              defaultMessage="Check your email"
              description="Title after a reset link was asked for"
            />
          }
        >
          <p>
            <FormattedMessage
              id="auth.reset.sent-text"
              defaultMessage="If an account exists for that address, we’ve emailed a link to reset the password. It expires in three days."
              description="After a reset link was asked for"
            />
          </p>
          <p>
            <FormattedMessage
              id="auth.reset.sent-help"
              defaultMessage="Didn’t get it? Check your spam folder or <contacts>contact us</contacts>."
              description="After a reset link was requested: how to get help"
              values={{ contacts: (words: ReactNode) => <TextLink href={href('/contacts/')}>{words}</TextLink> }}
            />
          </p>
        </Callout>
      ) : (
        <ResetForm
          problems={now?.problems ?? refused?.problems ?? none}
          email={now?.email ?? refused?.email ?? ''}
          onSent={(kind, email) => setNow({ step: kind, email })}
        />
      )}
    </AuthScreen>
  );
}
