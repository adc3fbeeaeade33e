import type { EmailAddressList } from '@hoster/contract';
import { ItemList } from '@hoster/ui/item-list';
import { Callout } from '@hoster/ui/callout';
import { Skeleton } from '@hoster/ui/skeleton';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { Saved as SavedNotice } from '../../parts/form/saved.tsx';
import { Section } from '@hoster/ui/section';
import { useProblemText } from '../../features/auth/form/use-problem-text.ts';
import type { RefusedForm } from '../../features/auth/identity-check/refused-form.ts';
import { SecurityForm } from '../../features/auth/identity-check/security-form.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { EmailRow } from './email-row.tsx';
import { emailWords as words } from './email-words.ts';
import type { Saved } from './load-security.ts';
import { useEmailsConfirmedByCode } from '../../features/auth/session/use-auth-config.ts';

const savedWords: Partial<Record<Saved, keyof typeof words>> = {
  'email-added': 'added',
  'email-sent': 'sent',
  'email-confirmed': 'addressConfirmed',
  'email-primary': 'madePrimary',
  'email-removed': 'removed',
};
/** What differs where addresses are confirmed by code. */
const codeWords: typeof savedWords = { 'email-added': 'addedCode', 'email-sent': 'sentCode' };
const none: readonly never[] = [];

interface EmailsSectionProps {
  emails: EmailAddressList['data'] | undefined;
  failed: boolean;
  refused: RefusedForm | null;
  saved: Saved | null;
}

/** Email addresses of the customer with confirmed and primary state, and forms to add and remove them. */
export function EmailsSection({ emails, failed, refused, saved }: EmailsSectionProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(words.label);
  const fields = useMemo(() => ({ email: { id: 'new-email', label } }), [label]);
  const adding = refused?.intent === 'add-email' ? refused : null;
  const confirming = refused?.intent === 'confirm-email' ? refused : null;
  const isByCode = useEmailsConfirmedByCode();
  const awaited = isByCode ? emails?.findLast(({ verified }) => !verified) : undefined;
  const message = saved && !refused ? { ...savedWords, ...(isByCode && codeWords) }[saved] : undefined;
  return (
    <Section id="emails" title={formatMessage(words.title)}>
      {message ? <SavedNotice>{formatMessage(words[message])}</SavedNotice> : null}
      {refused && !adding && !(confirming && awaited) ? <RowRefused refused={refused} isByCode={isByCode} /> : null}
      <Text tone="muted">{formatMessage(words.about)}</Text>
      {emails ? (
        <ItemList>
          {emails.map((address) => (
            <EmailRow key={address.email} address={address} isByCode={isByCode} />
          ))}
        </ItemList>
      ) : failed ? (
        <PartFailed title={formatMessage(words.failed)} href="/my/security/" />
      ) : (
        <Skeleton shape="block" height={160} />
      )}
      {awaited ? <EmailCodeForm email={awaited.email} problems={confirming?.problems ?? none} /> : null}
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
            hint={formatMessage(isByCode ? words.hintCode : words.hint)}
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

/** Errors of an address in the list, which has no field to show them beside. */
function RowRefused({ refused: { intent, problems, email }, isByCode }: { refused: RefusedForm; isByCode: boolean }) {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  return (
    <Callout tone="danger" role="alert" title={formatMessage(words.problem)}>
      {intent === 'resend-too-soon' && isByCode ? (
        <p>
          {formatMessage(
            {
              id: 'security.emails.no-code',
              defaultMessage:
                'We can’t send another code to {email} right now. Use the latest one, or remove the address and add it again.',
              description: 'Another code to confirm an address was requested too soon, or too often',
            },
            { email },
          )}
        </p>
      ) : intent === 'resend-too-soon' ? (
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
