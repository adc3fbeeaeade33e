import type { EmailAddressList } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Inline } from '@hoster/ui/inline';
import { Item } from '@hoster/ui/item-list';
import { Badge } from '@hoster/ui/badge';
import { Status } from '@hoster/ui/status';
import { useIntl } from 'react-intl';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import { emailWords as words } from './email-words.ts';

interface EmailRowProps {
  address: EmailAddressList['data'][number];
  /** Addresses are confirmed by code, not by link. */
  isByCode: boolean;
}

/** An email address of the customer with its actions. */
export function EmailRow({ address, isByCode }: EmailRowProps) {
  const { email, verified, primary } = address;
  const { formatMessage } = useIntl();
  const button = (what: 'resend' | 'primary' | 'remove', label: string) => (
    <SmallForm
      key={what}
      fields={{ intent: `${what}-email`, email }}
      size="small"
      label={label}
      busyLabel={formatMessage(words.busy)}
    >
      {formatMessage(words[buttonWords(what, isByCode)])}
    </SmallForm>
  );
  const buttons = [
    verified
      ? null
      : button(
          'resend',
          isByCode
            ? formatMessage(
                { id: 'security.emails.resend-code-to', defaultMessage: 'Resend code to {email}' },
                { email },
              )
            : formatMessage({ id: 'security.emails.resend-to', defaultMessage: 'Resend link to {email}' }, { email }),
        ),
    verified && !primary
      ? button(
          'primary',
          formatMessage({ id: 'security.emails.make-primary-of', defaultMessage: 'Make primary: {email}' }, { email }),
        )
      : null,
    primary
      ? null
      : button(
          'remove',
          formatMessage({ id: 'security.emails.remove-of', defaultMessage: 'Remove {email}' }, { email }),
        ),
  ];
  return (
    <Item actions={buttons}>
      <Text element="strong" wrap="anywhere">
        {email}
      </Text>
      <Inline element="span" gap={12} rowGap={0}>
        {verified ? (
          <Status tone="success">{formatMessage(words.confirmed)}</Status>
        ) : (
          <Status tone="warning">{formatMessage(words.unconfirmed)}</Status>
        )}
        {primary ? <Badge>{formatMessage(words.primary)}</Badge> : null}
      </Inline>
    </Item>
  );
}

function buttonWords(what: 'resend' | 'primary' | 'remove', isByCode: boolean): keyof typeof words {
  if (what === 'primary') return 'makePrimary';
  return what === 'resend' && isByCode ? 'resendCode' : what;
}
