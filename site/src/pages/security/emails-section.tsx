import type { EmailAddressList } from '@hoster/contract';
import { ItemList } from '@hoster/ui/item-list';
import { Callout } from '@hoster/ui/callout';
import { Skeleton } from '@hoster/ui/skeleton';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PartFailed } from '../../features/account-parts/part-failed.tsx';
import { Saved as SavedNotice } from '../../features/account-parts/saved.tsx';
import { Section } from '@hoster/ui/section';
import { useProblemText } from '../../features/auth/use-problem-text.ts';
import type { RefusedForm } from '../../features/security/refused-form.ts';
import { SecurityForm } from '../../features/security/security-form.tsx';
import { EmailRow } from './email-row.tsx';
import { emailWords as words } from './email-words.ts';
import type { Saved } from './load-security.ts';

const savedWords: Partial<Record<Saved, keyof typeof words>> = {
  'email-added': 'added',
  'email-sent': 'sent',
  'email-confirmed': 'addressConfirmed',
  'email-primary': 'madePrimary',
  'email-removed': 'removed',
};
const none: readonly never[] = [];

interface EmailsSectionProps {
  emails: EmailAddressList['data'] | undefined;
  failed: boolean;
  refused: RefusedForm | null;
  saved: Saved | null;
}

/** Addresses of the customer: which are confirmed, which one letters go to; adds and removes them. */
export function EmailsSection({ emails, failed, refused, saved }: EmailsSectionProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(words.label);
  const fields = useMemo(() => ({ email: { id: 'new-email', label } }), [label]);
  const adding = refused?.intent === 'add-email' ? refused : null;
  const said = saved && !refused ? savedWords[saved] : undefined;
  return (
    <Section id="emails" title={formatMessage(words.title)}>
      {said ? <SavedNotice>{formatMessage(words[said])}</SavedNotice> : null}
      {refused && !adding ? <RowRefused refused={refused} /> : null}
      <Text tone="muted">{formatMessage(words.about)}</Text>
      {emails ? (
        <ItemList>
          {emails.map((address) => (
            <EmailRow key={address.email} address={address} />
          ))}
        </ItemList>
      ) : failed ? (
        <PartFailed title={formatMessage(words.failed)} href="/my/security/" />
      ) : (
        <Skeleton shape="block" height={160} />
      )}
      <SecurityForm
        intent="add-email"
        fields={fields}
        problems={adding?.problems ?? none}
        submitLabel={formatMessage(words.add)}
        busyLabel={formatMessage(words.busy)}
      >
        {(errorOf) => (
          <TextField
            id={fields.email.id}
            name="email"
            type="email"
            label={label}
            hint={formatMessage(words.hint)}
            autoComplete="email"
            required
            maxLength={320}
            defaultValue={adding?.email}
            error={errorOf('email')}
          />
        )}
      </SecurityForm>
    </Section>
  );
}

/** What was refused about an address of the list: there is no field to say it beside. */
function RowRefused({ refused: { intent, problems, email } }: { refused: RefusedForm }) {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  return (
    <Callout tone="danger" role="alert" title={formatMessage(words.problem)}>
      {intent === 'resend-too-soon' ? (
        <p>
          {formatMessage(
            {
              id: 'security.emails.too-soon',
              defaultMessage:
                'We sent an email to {email} less than three minutes ago. Check your spam folder, or request another one in three minutes.',
              description: 'The confirmation link was asked for again too soon',
            },
            { email },
          )}
        </p>
      ) : (
        problems.map(problemText).map((text) => <p key={text}>{text}</p>)
      )}
    </Callout>
  );
}
