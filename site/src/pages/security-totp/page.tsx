import { Stack } from '@hoster/ui/stack';
import { Hidden } from '@hoster/ui/hidden';
import { Step, Steps } from '@hoster/ui/steps';
import { Callout } from '@hoster/ui/callout';
import { Copyable } from '@hoster/ui/copyable';
import { LinkButton } from '@hoster/ui/link-button';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { AuthScreen } from '../../features/auth/form/auth-screen.tsx';
import { sendsItself } from '../../features/auth/form/factor-code-field.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { CodeForm } from './code-form.tsx';
import { codeOf } from './code-of.ts';
import type { Setup } from './rejected-setup.ts';
import { QrCode } from '../../parts/qr-code/qr-code.tsx';
import type { route } from './route.ts';
import { words } from './words.ts';

/** `/my/security/totp/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { setup } = usePageData<typeof route>();
  return (
    <AuthScreen
      title={formatMessage(words.title)}
      other={<TextLink href="/my/security/">{formatMessage(words.cancel)}</TextLink>}
    >
      {setup ? <Setting setup={setup} /> : <Unconfirmed />}
    </AuthScreen>
  );
}

function Setting({ setup }: { setup: Setup }) {
  const { formatMessage } = useIntl();
  const { digits, seconds } = codeOf(setup);
  return (
    <Steps>
      <Step title={formatMessage(words.app)}>
        <p>{formatMessage(words.appText)}</p>
      </Step>
      <Step title={formatMessage(words.scan)}>
        <QrCode text={setup.totp_url} label={formatMessage(words.qr)} />
        <TextLink href={setup.totp_url}>{formatMessage(words.open)}</TextLink>
        <Stack gap={4}>
          <p>{formatMessage(words.key)}</p>
          <Copyable
            value={setup.secret}
            copyLabel={formatMessage(words.copy)}
            copiedLabel={formatMessage(words.copied)}
          >
            {inFours(setup.secret)}
          </Copyable>
        </Stack>
      </Step>
      <Step title={formatMessage(words.enter)}>
        <p>
          {formatMessage(
            {
              id: 'security.totp.enter-text',
              defaultMessage: 'The code changes every {seconds, plural, one {second} other {# seconds}}.',
              description: 'Third step of the setup in words',
            },
            { seconds },
          )}{' '}
          {sendsItself(digits) ? (
            <Hidden element="span" withoutScript>
              {formatMessage(words.sendsItself)}
            </Hidden>
          ) : null}
        </p>
        <CodeForm setup={setup} />
      </Step>
    </Steps>
  );
}

/** Groups of four are easier to copy by eye. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

function Unconfirmed() {
  const { formatMessage } = useIntl();
  return (
    <Callout
      tone="warning"
      title={formatMessage(words.unconfirmed)}
      actions={<LinkButton href="/my/security/#emails">{formatMessage(words.toEmails)}</LinkButton>}
    >
      <p>{formatMessage(words.unconfirmedText)}</p>
    </Callout>
  );
}
