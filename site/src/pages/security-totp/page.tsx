import { Callout } from '@hoster/ui/callout';
import { Copyable } from '@hoster/ui/copyable';
import { LinkButton } from '@hoster/ui/link-button';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { AuthScreen } from '../../features/auth/auth-screen.tsx';
import { scriptOnly } from '../../features/account-parts/parts.css.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { CodeForm } from './code-form.tsx';
import type { Setup } from './kept-setup.ts';
import * as css from './page.css.ts';
import { QrCode } from '../../features/qr-code/qr-code.tsx';
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
      {setup ? <Steps setup={setup} /> : <Unconfirmed />}
    </AuthScreen>
  );
}

function Steps({ setup }: { setup: Setup }) {
  const { formatMessage } = useIntl();
  return (
    <ol className={css.steps}>
      <Step title={words.app}>
        <p>{formatMessage(words.appText)}</p>
      </Step>
      <Step title={words.scan}>
        <QrCode text={setup.totp_url} label={formatMessage(words.qr)} />
        <TextLink href={setup.totp_url}>{formatMessage(words.open)}</TextLink>
        <div className={css.secret}>
          <p>{formatMessage(words.key)}</p>
          <Copyable
            value={setup.secret}
            copyLabel={formatMessage(words.copy)}
            copiedLabel={formatMessage(words.copied)}
          >
            {inFours(setup.secret)}
          </Copyable>
        </div>
      </Step>
      <Step title={words.enter}>
        <p>
          {formatMessage(words.enterText)} <span className={scriptOnly}>{formatMessage(words.sendsItself)}</span>
        </p>
        <CodeForm setup={setup} />
      </Step>
    </ol>
  );
}

/** Groups of four are easier to copy by eye. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

function Step({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <li className={css.step}>
      {formatMessage(title)}
      <div className={css.body}>{children}</div>
    </li>
  );
}

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
