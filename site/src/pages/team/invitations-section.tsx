import type { Invitation } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Section } from '@hoster/ui/section';
import { Status } from '@hoster/ui/status';
import { Text } from '@hoster/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import { Day } from '../../parts/service/day.tsx';
import { roleNames } from './role-words.ts';
import { words } from './words.ts';

/** Invitations that nobody has accepted yet. */
export function InvitationsSection({ invitations }: { invitations: readonly Invitation[] }) {
  const { formatMessage } = useIntl();
  return (
    <Section
      id="invitations"
      title={
        <FormattedMessage id="team.invitations" defaultMessage="Invitations" description="Heading of the team page" />
      }
    >
      <ItemList>
        {invitations.map(({ email, expires, id, is_expired: isExpired, role }) => (
          <Item
            key={id}
            actions={
              <>
                <SmallForm
                  fields={{ intent: 'resend', id: String(id) }}
                  size="small"
                  busyLabel={formatMessage(words.busy)}
                  label={formatMessage(
                    { id: 'team.resend-to', defaultMessage: 'Resend invitation to {email}' },
                    { email },
                  )}
                >
                  {formatMessage({
                    id: 'team.resend',
                    defaultMessage: 'Resend',
                    description: 'Button beside an invitation',
                  })}
                </SmallForm>
                <SmallForm
                  fields={{ intent: 'revoke', id: String(id) }}
                  size="small"
                  busyLabel={formatMessage(words.busy)}
                  label={formatMessage(
                    { id: 'team.revoke-of', defaultMessage: 'Revoke invitation of {email}' },
                    { email },
                  )}
                >
                  {formatMessage({
                    id: 'team.revoke',
                    defaultMessage: 'Revoke',
                    description: 'Button beside an invitation',
                  })}
                </SmallForm>
              </>
            }
          >
            <Inline element="span" gap={12} rowGap={4} align="baseline">
              <Text element="strong" wrap="anywhere">
                {email}
              </Text>
              <Badge>{formatMessage(roleNames[role])}</Badge>
            </Inline>
            {isExpired ? (
              <Status tone="warning">
                <FormattedMessage id="team.expired" defaultMessage="Expired" description="State of an invitation" />
              </Status>
            ) : (
              <Text element="span" size={14} tone="muted" lineHeight="inherit">
                <FormattedMessage
                  id="team.expires"
                  defaultMessage="expires {day}"
                  description="When the link of an invitation expires"
                  values={{ day: <Day value={expires} /> }}
                />
              </Text>
            )}
          </Item>
        ))}
      </ItemList>
    </Section>
  );
}
