import type { ServiceOperation } from '@hoster/contract';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { Day } from '../../../parts/service/day.tsx';
import { names, states, words } from './words.ts';

/** What has happened to a service, newest first, and who asked for it. */
export function OperationHistory({ history }: { history: readonly ServiceOperation[] }) {
  const { formatMessage } = useIntl();
  return (
    <Section size="small" id="activity" title={formatMessage(words.history)}>
      {history.length === 0 ? (
        <Text tone="muted">{formatMessage(words.noHistory)}</Text>
      ) : (
        <ItemList ruled>
          {history.map((operation) => (
            <Item key={operation.id}>
              <Entry operation={operation} />
            </Item>
          ))}
        </ItemList>
      )}
    </Section>
  );
}

function Entry({ operation }: { operation: ServiceOperation }) {
  const { formatMessage } = useIntl();
  const { by, created, finished, kind, reason, state, subject } = operation;
  return (
    <Stack gap={4}>
      <span>
        {[formatMessage(names[kind]), ...(subject === null ? [] : [subject])].join(': ')}
        {' · '}
        {formatMessage(states[state])}
      </span>
      <Text element="span" tone="muted" size={14}>
        <Day value={finished ?? created} time />{' '}
        {by === null
          ? null
          : formatMessage(
              { id: 'account.operation.by', defaultMessage: 'by {name}', description: 'Who asked for an operation' },
              { name: by },
            )}
      </Text>
      {reason === null ? null : <Text element="span">{reason}</Text>}
    </Stack>
  );
}
