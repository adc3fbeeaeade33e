import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Countdown } from '@hoster/ui/countdown';
import { LinkButton } from '@hoster/ui/link-button';
import { Text } from '@hoster/ui/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '../../../api/errors.ts';
import { authQuery } from '../../../api/session.ts';
import { useApp } from '../../../app/app-context.tsx';
import { onSignInElsewhere } from '../../../app/visitor/other-tabs.ts';
import { sessionChanged } from '../../../app/visitor/session-change.ts';
import { mailAppOf } from './mail-app.ts';

/** Seconds between two emails to an address; the server keeps to the same. */
const PAUSE_S = 180;

/** "2:40" */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface CheckMailProps {
  email?: string | null;
  /** Has the email sent again; undefined where that takes the password, which the page doesn't have. */
  onResend?: (() => Promise<unknown>) | undefined;
  /** The link was opened in another tab. */
  onSignedIn?: (() => void) | undefined;
}

/** A sign-up or sign-in that waits for the confirmation link. Shows the same text for new and existing addresses. */
export function CheckMail({ email, onResend, onSignedIn }: CheckMailProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'waiting' | 'ready' | 'sending' | 'failed'>('waiting');
  /** Emails sent from here: each has a pause of its own. */
  const [sent, setSent] = useState(0);
  const look = useEffectEvent(async () => {
    const status = await app.queryClient.fetchQuery({ ...authQuery(app), staleTime: 0 });
    if (status.status !== 'settled') return;
    await sessionChanged(app, status);
    onSignedIn?.();
  });
  // When it can't be asked, the page stays as it is.
  useEffect(() => onSignInElsewhere(() => void look().catch(() => undefined)), []);
  const resend = async () => {
    setState('sending');
    try {
      await onResend?.();
    } catch (error) {
      // Whether there is such an account isn't told: a refusal looks like every other answer.
      if (!(error instanceof ApiError) || error.status === 429 || error.status >= 500) {
        setState('failed');
        return;
      }
    }
    setState('waiting');
    setSent(sent + 1);
  };
  return (
    <Callout
      tone="info"
      role="status"
      title={
        <FormattedMessage
          id="auth.checkMail.title"
          defaultMessage="Check your email"
          description="Title of the message after sign-up"
        />
      }
      actions={
        <>
          <LinkButton href={mailAppOf(email)} data-native>
            <FormattedMessage
              id="auth.checkMail.open"
              defaultMessage="Open mail app"
              description="Link of the message after sign-up"
            />
          </LinkButton>
          {onResend ? (
            <Button
              type="button"
              variant="quiet"
              loading={state === 'sending'}
              disabledReason={
                state === 'waiting'
                  ? formatMessage({
                      id: 'auth.checkMail.pause',
                      defaultMessage: 'We send at most one email every three minutes.',
                      description: 'Why the email can’t be sent again yet',
                    })
                  : undefined
              }
              loadingLabel={formatMessage({
                id: 'auth.checkMail.sending',
                defaultMessage: 'Sending…',
                description: 'Button of the message after sign-up while the email is sent again',
              })}
              onClick={() => void resend()}
            >
              <FormattedMessage
                id="auth.checkMail.resend"
                defaultMessage="Resend"
                description="Button of the message after sign-up: sends the email again"
              />
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        {email ? (
          <FormattedMessage
            id="auth.checkMail.text"
            defaultMessage="We’ve sent an email to {email}. Open the link in this browser to sign in. It expires in three days."
            description="Message after sign-up with the address"
            values={{
              email: (
                <Text element="strong" wrap="whole">
                  {email}
                </Text>
              ),
            }}
          />
        ) : (
          <FormattedMessage
            id="auth.checkMail.textWithoutEmail"
            defaultMessage="We’ve sent you an email. Open the link in this browser to sign in. It expires in three days."
            description="Message after sign-up without the address"
          />
        )}
      </p>
      {sent > 0 && state !== 'failed' ? (
        <p>
          <FormattedMessage
            id="auth.checkMail.resent"
            defaultMessage="We’ve sent it again."
            description="Message after sign-up, once the email was sent again"
          />
        </p>
      ) : null}
      <p>
        {state === 'failed' ? (
          <FormattedMessage
            id="auth.checkMail.failed"
            defaultMessage="We couldn’t send it again. Try again in a minute."
            description="Message after sign-up, when the email can’t be sent again"
          />
        ) : onResend ? (
          <FormattedMessage
            id="auth.checkMail.spam"
            defaultMessage="Didn’t get it? Check your spam folder.{later}"
            description="Hint under the message after sign-up; “later” says when the email can be sent again"
            values={{
              later:
                state === 'waiting' ? (
                  <>
                    {' '}
                    <FormattedMessage
                      id="auth.checkMail.later"
                      defaultMessage="You can have it sent again in {time}."
                      description="After “Check your spam folder.”"
                      values={{
                        time: (
                          <Countdown
                            key={sent}
                            seconds={PAUSE_S}
                            label={formatMessage({
                              id: 'auth.checkMail.timer',
                              defaultMessage: 'Time until the email can be sent again',
                              description: 'Name of a timer, for screen readers',
                            })}
                            format={clockText}
                            onEnd={() => setState('ready')}
                          />
                        ),
                      }}
                    />
                  </>
                ) : null,
            }}
          />
        ) : (
          <FormattedMessage
            id="auth.checkMail.nothing"
            defaultMessage="Didn’t get it? Check your spam folder, or sign in again after three minutes to get a new link."
            description="Hint under the message after sign-up"
          />
        )}
      </p>
    </Callout>
  );
}
