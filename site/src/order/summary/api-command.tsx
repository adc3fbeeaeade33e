import type { ChargedTotal } from '@hoster/domain/money/charge';
import { CodeBlock } from '@hoster/ui/code-block';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import type { CommonBody, OrderCall } from '../line-adapter.ts';
import type { LineOrder } from '../line-order.ts';
import { orderCommand } from './order-command.ts';

export interface ApiCommandProps {
  order: LineOrder;
  charged: ChargedTotal;
  call: (body: CommonBody) => OrderCall;
}

/** The command that places the order from a terminal, and the values to fill in. */
export function ApiCommand(ordered: ApiCommandProps) {
  const { formatMessage } = useIntl();
  const { facts } = useApp();
  return (
    <Stack gap={12}>
      <Text size={14} tone="muted">
        <FormattedMessage
          id="order.api.text"
          defaultMessage="Replace <code>API_TOKEN</code> with an <link>API token</link> that has the scope <code>orders</code>. Running the command accepts the terms of service, places the order and pays for it from your balance."
          description="Above the curl command that places an order; the words in code stay as they are"
          values={{
            code: (text) => <code>{text}</code>,
            link: (text) => <TextLink href="/my/security/tokens/">{text}</TextLink>,
          }}
        />
      </Text>
      <CodeBlock
        code={orderCommand(facts.origin, ordered)}
        caption="curl"
        copyLabel={formatMessage({
          id: 'order.api.copy',
          defaultMessage: 'Copy command',
          description: 'Button beside the curl command',
        })}
        copiedLabel={formatMessage({
          id: 'order.api.copied',
          defaultMessage: 'Copied',
          description: 'After copying the curl command',
        })}
      />
    </Stack>
  );
}
