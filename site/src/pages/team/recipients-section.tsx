import type { InvoiceRecipient } from '@hoster/contract';
import { ContentBlock } from '@hoster/ui/content-block';
import { Item, ItemList } from '@hoster/ui/item-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Status } from '@hoster/ui/status';
import { Text } from '@hoster/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import { TEAM } from './load-team.ts';
import { words } from './words.ts';

interface RecipientsSectionProps {
  recipients: readonly InvoiceRecipient[];
  /** Whether the visitor may change them. */
  mayChange: boolean;
}

/** Further addresses that the account's invoices are sent to. */
export function RecipientsSection({ recipients, mayChange }: RecipientsSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <Section
      id="recipients"
      title={
        <FormattedMessage
          id="team.recipients"
          defaultMessage="Invoice recipients"
          description="Heading of the team page"
        />
      }
      aside={
        mayChange ? (
          <LinkButton href={`${TEAM}?recipient`} size="small" data-keep-scroll>
            <FormattedMessage
              id="team.recipients.add"
              defaultMessage="Add recipient"
              description="Button and dialog: another address that gets the invoices"
            />
          </LinkButton>
        ) : null
      }
    >
      <ContentBlock>
        <Text tone="muted">
          <FormattedMessage
            id="team.recipients.text"
            defaultMessage="Invoices and credit notes are also sent to these addresses, such as your accountant’s. Recipients don’t need an account."
            description="Under the heading of the recipients of invoices"
          />
        </Text>
      </ContentBlock>
      {recipients.length === 0 ? null : (
        <ItemList>
          {recipients.map(({ email, id, is_confirmed: isConfirmed }) => (
            <Item
              key={id}
              actions={
                mayChange ? (
                  <SmallForm
                    fields={{ intent: 'remove-recipient', id: String(id) }}
                    size="small"
                    busyLabel={formatMessage(words.busy)}
                    label={formatMessage(
                      { id: 'team.recipients.remove-of', defaultMessage: 'Remove recipient {email}' },
                      { email },
                    )}
                  >
                    {formatMessage({
                      id: 'team.recipients.remove',
                      defaultMessage: 'Remove',
                      description: 'Button beside a recipient of invoices',
                    })}
                  </SmallForm>
                ) : null
              }
            >
              <Text element="strong" wrap="anywhere">
                {email}
              </Text>
              {isConfirmed ? (
                <Status tone="success">
                  <FormattedMessage
                    id="team.recipients.confirmed"
                    defaultMessage="Confirmed"
                    description="State of a recipient of invoices"
                  />
                </Status>
              ) : (
                <Status tone="warning">
                  <FormattedMessage
                    id="team.recipients.waiting"
                    defaultMessage="Waiting for confirmation"
                    description="State of a recipient of invoices"
                  />
                </Status>
              )}
            </Item>
          ))}
        </ItemList>
      )}
    </Section>
  );
}
