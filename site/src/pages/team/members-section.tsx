import type { Team } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Disclosure } from '@hoster/ui/disclosure';
import { Inline } from '@hoster/ui/inline';
import { Item, ItemList } from '@hoster/ui/item-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import { Day } from '../../parts/service/day.tsx';
import { TEAM } from './load-team.ts';
import { roleNames } from './role-words.ts';
import { words } from './words.ts';

/** Members of the account. Owners can change each; everybody but the last owner can leave. */
export function MembersSection({ team: { can_leave: canLeave, members, role } }: { team: Team }) {
  const { formatMessage } = useIntl();
  const isOwner = role === 'owner';
  return (
    <Section
      id="members"
      title={<FormattedMessage id="team.members" defaultMessage="Members" description="Heading of the team page" />}
    >
      <ItemList>
        {members.map((member) => (
          <Item
            key={member.id}
            actions={
              isOwner && (members.length > 1 || !member.is_self) ? (
                <LinkButton
                  href={`${TEAM}?member=${member.id}`}
                  size="small"
                  data-keep-scroll
                  aria-label={formatMessage(
                    {
                      id: 'team.manage-named',
                      defaultMessage: 'Manage {name}',
                      description: 'Name of a link beside a member, for screen readers',
                    },
                    { name: member.name },
                  )}
                >
                  <FormattedMessage id="team.manage" defaultMessage="Manage" description="Link beside a member" />
                </LinkButton>
              ) : null
            }
          >
            <Inline element="span" gap={12} rowGap={4} align="baseline">
              <Text element="strong" wrap="anywhere">
                {member.name}
              </Text>
              <Badge>{formatMessage(roleNames[member.role])}</Badge>
              {member.is_self ? (
                <Badge>
                  <FormattedMessage id="team.you" defaultMessage="You" description="Beside the visitor’s own name" />
                </Badge>
              ) : null}
            </Inline>
            <Text element="span" size={14} tone="muted" lineHeight="inherit" wrap="anywhere">
              {member.email}
            </Text>
            <Text element="span" size={14} tone="muted" lineHeight="inherit">
              <FormattedMessage
                id="team.since"
                defaultMessage="joined {day}"
                description="Since when somebody is a member"
                values={{ day: <Day value={member.joined} /> }}
              />
            </Text>
          </Item>
        ))}
      </ItemList>
      {canLeave ? (
        <Disclosure
          variant="plain"
          summary={
            <FormattedMessage
              id="team.leave.open"
              defaultMessage="Leave this account"
              description="Opens the question whether to leave the account"
            />
          }
        >
          <Stack gap={12} align="start">
            <Text size={14} tone="muted">
              <FormattedMessage
                id="team.leave.text"
                defaultMessage="You lose access immediately, and your API tokens for this account stop working. Your own account stays."
                description="What leaving an account means"
              />
            </Text>
            <SmallForm fields={{ intent: 'leave' }} variant="danger" busyLabel={formatMessage(words.busy)}>
              {formatMessage({
                id: 'team.leave',
                defaultMessage: 'Leave account',
                description: 'Button that ends the visitor’s membership',
              })}
            </SmallForm>
          </Stack>
        </Disclosure>
      ) : null}
    </Section>
  );
}
