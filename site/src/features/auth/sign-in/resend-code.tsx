import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CodePurpose, resendCode } from '../../../api/auth.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { AuthProblem } from '../form/auth-errors.ts';
import { useProblemText } from '../form/use-problem-text.ts';
import { authLinks } from '../session/auth-links.ts';
import { resendProblems } from './resend-problems.ts';

interface ResendCodeProps {
  next: string | null;
  of: CodePurpose;
  /** Whether another code was just sent by a form without script. */
  resent?: boolean | undefined;
}

/** Sends the code of a sign-in again, without leaving the page where script allows. */
export function ResendCode({ next, of, resent = false }: ResendCodeProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | AuthProblem | null>(resent ? 'sent' : null);
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      await resendCode(app, of);
      setOutcome('sent');
    } catch (error) {
      const [problem] = resendProblems(error) ?? [];
      if (!problem) throw error;
      setOutcome(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      method="post"
      action={authLinks(next).login}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send();
      }}
    >
      <input type="hidden" name="resend" value={of} />
      <Stack gap={12} align="start">
        <Button
          type="submit"
          variant="secondary"
          size="small"
          loading={busy}
          loadingLabel={formatMessage({
            id: 'auth.resend.busy',
            defaultMessage: 'Sending…',
            description: 'Button that sends a code again while it is under way',
          })}
        >
          <FormattedMessage
            id="auth.resend.submit"
            defaultMessage="Send a new code"
            description="Button that sends a code of an email again"
          />
        </Button>
        <Text role="status" size={16}>
          {outcome === 'sent' ? (
            <FormattedMessage
              id="auth.resend.sent"
              defaultMessage="We’ve sent a new code. The previous one no longer works."
              description="After a code of an email was sent again"
            />
          ) : outcome ? (
            problemText(outcome)
          ) : null}
        </Text>
      </Stack>
    </form>
  );
}
