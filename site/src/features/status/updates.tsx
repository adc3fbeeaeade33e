import type { StatusUpdate } from '@hoster/contract';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { Moment } from './moment.tsx';
import { stepWords } from './words.ts';

/** Messages about an incident, newest first. */
export function Updates({ updates }: { updates: readonly StatusUpdate[] }) {
  return (
    <ItemList>
      {updates.map(({ id, step, text, created }) => (
        <Item key={id}>
          <Stack gap={4}>
            <Text measure>
              <strong>
                <FormattedMessage {...stepWords[step]} />.
              </strong>{' '}
              {text}
            </Text>
            <Text size={14} tone="muted">
              <Moment value={created} />
            </Text>
          </Stack>
        </Item>
      ))}
    </ItemList>
  );
}
