import type { DeletionObstacle } from '@hoster/contract';
import { List } from '@hoster/ui/list';
import { Section } from '@hoster/ui/section';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSupportPath } from '../../features/support/use-support-path.ts';
import type { BlockingService } from './route.ts';

const words: Record<'services' | 'support' | 'balance' | 'partner' | 'team', MessageDescriptor> = defineMessages({
  services: {
    id: 'security-log.delete.to-services',
    defaultMessage: 'Your services',
    description: 'Link beside what keeps the account from being deleted',
  },
  support: {
    id: 'security-log.delete.to-support',
    defaultMessage: 'Contact support',
    description: 'Link beside what keeps the account from being deleted',
  },
  team: {
    id: 'security-log.delete.to-team',
    defaultMessage: 'Team',
    description: 'Link beside what keeps the account from being deleted',
  },
  partner: {
    id: 'security-log.delete.to-partner',
    defaultMessage: 'Partner program',
    description: 'Link beside what keeps the account from being deleted',
  },
  balance: {
    id: 'security-log.delete.to-balance',
    defaultMessage: 'Balance',
    description: 'Link beside what keeps the account from being deleted',
  },
});

interface ObstaclesProps {
  obstacles: readonly DeletionObstacle[];
  /** Services to cancel first. */
  services: readonly BlockingService[];
}

/** Obstacles to deleting the account, each with a link to resolve it. */
export function Obstacles({ obstacles, services }: ObstaclesProps) {
  const { formatMessage } = useIntl();
  const support = { href: useSupportPath(), word: words.support };
  const ways: Record<DeletionObstacle['code'], { href: string; word: MessageDescriptor }> = {
    active_services: { href: '/my/services/', word: words.services },
    positive_balance: support,
    negative_balance: { href: '/my/billing/', word: words.balance },
    cashback: { href: '/my/partner/', word: words.partner },
    pending_payment: { href: '/my/billing/', word: words.balance },
    staff: support,
    members: { href: '/my/team/', word: words.team },
    last_owner: { href: '/my/team/', word: words.team },
  };
  return (
    <Section
      id="obstacles"
      title={
        <FormattedMessage
          id="security-log.delete.obstacles"
          defaultMessage="Before you can delete your account"
          description="Section: what keeps the account from being deleted"
        />
      }
    >
      <List>
        {obstacles.map(({ code, message }) => (
          <li key={code}>
            {message} <TextLink href={ways[code].href}>{formatMessage(ways[code].word)}</TextLink>
            {code === 'active_services' && services.length > 0 ? (
              <List>
                {services.map(({ id, name }) => (
                  <li key={id}>
                    <TextLink href={`/my/services/${id}/?tab=danger#cancel`}>{name}</TextLink>
                  </li>
                ))}
              </List>
            ) : null}
          </li>
        ))}
      </List>
    </Section>
  );
}
