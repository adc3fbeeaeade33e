import type { AccountEvent } from '@hoster/contract';
import { Heading } from '@hoster/ui/heading';
import { Spread } from '@hoster/ui/spread';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { Item, ItemList } from '@hoster/ui/item-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { eventWords } from '../../parts/events/event-words.ts';
import { Day } from '../../parts/service/day.tsx';

const MOST = 5;

/** The last sign-ins and changes of the account. */
export function Activity({ events }: { events: readonly AccountEvent[] }) {
  const intl = useIntl();
  if (events.length === 0) return null;
  return (
    <Stack element="section" gap={8} aria-labelledby="activity">
      <Spread gap={16} align="baseline">
        <Heading level={2} size={18} id="activity">
          <FormattedMessage
            id="account.activity.title"
            defaultMessage="Last activity"
            description="Heading of the last events of the account"
          />
        </Heading>
        <TextLink href="/my/security/#events">
          <FormattedMessage
            id="account.activity.all"
            defaultMessage="Activity log"
            description="Link from the last events to all of them"
          />
        </TextLink>
      </Spread>
      <ItemList ruled>
        {events.slice(0, MOST).map((event) => (
          <Item
            key={event.id}
            actions={
              <Text element="span" size={14} tone="muted" lineHeight="inherit" wrap="nowrap">
                <Day value={event.at} time />
              </Text>
            }
          >
            <Text element="span" wrap="anywhere">
              {eventWords(intl, event, {}).what}
            </Text>
          </Item>
        ))}
      </ItemList>
    </Stack>
  );
}
