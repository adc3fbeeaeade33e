import type { OrderObstacle, ProductLine, StaffSettings } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { List } from '@hoster/ui/list';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, FormattedList, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

const words = defineMessages({
  closed: {
    id: 'staff.opening.closed',
    defaultMessage: 'Orders are closed',
    description: 'Title of a notice for staff: customers can’t order anything',
  },
  lines: {
    id: 'staff.opening.lines',
    defaultMessage: 'Some products can’t be ordered',
    description: 'Title of a notice for staff',
  },
});

const obstacleWords: Readonly<Record<OrderObstacle, MessageDescriptor>> = defineMessages({
  company: {
    id: 'staff.opening.company',
    defaultMessage: 'Fill in the company: without a seller there are no invoices.',
    description: 'What staff have to do before customers can order',
  },
  sender: {
    id: 'staff.opening.sender',
    defaultMessage: 'Fill in the sender of emails.',
    description: 'What staff have to do before customers can order',
  },
  provider: {
    id: 'staff.opening.provider',
    defaultMessage: 'Nothing would be built. Choose who builds each product under Products.',
    description: 'What staff have to do before customers can order',
  },
});

const lineWords: Readonly<Record<ProductLine, MessageDescriptor>> = defineMessages({
  vps: { id: 'staff.opening.vps', defaultMessage: 'VPS', description: 'Product' },
  web_hosting: { id: 'staff.opening.web-hosting', defaultMessage: 'web hosting', description: 'Product, in a list' },
  dedicated: { id: 'staff.opening.dedicated', defaultMessage: 'dedicated servers', description: 'Product, in a list' },
  backup: { id: 'staff.opening.backup', defaultMessage: 'backup storage', description: 'Product, in a list' },
  vpn: { id: 'staff.opening.vpn', defaultMessage: 'VPN', description: 'Product' },
});

interface OpeningNoticeProps {
  settings: Pick<StaffSettings, 'missing' | 'simulated_lines'>;
  /** Whether the notice leads to the settings. @default true */
  linked?: boolean;
}

/** Tells staff what keeps customers from ordering, and what to do. Nothing while everything can be ordered. */
export function OpeningNotice({ settings, linked = true }: OpeningNoticeProps) {
  const { formatMessage } = useIntl();
  const { missing, simulated_lines: lines } = settings;
  if (missing.length === 0 && lines.length === 0) return null;
  const showsLines = lines.length > 0 && !missing.includes('provider');
  return (
    <Callout tone="warning" title={formatMessage(missing.length > 0 ? words.closed : words.lines)}>
      <List>
        {missing.map((obstacle) => (
          <li key={obstacle}>{formatMessage(obstacleWords[obstacle])}</li>
        ))}
        {showsLines ? (
          <li>
            <FormattedMessage
              id="staff.opening.simulated"
              defaultMessage="Nobody builds these products, so they can’t be ordered: {lines}. Choose who builds them under Products, or don’t sell them."
              description="What staff have to do before customers can order some products"
              values={{ lines: <FormattedList value={lines.map((line) => formatMessage(lineWords[line]))} /> }}
            />
          </li>
        ) : null}
      </List>
      {linked ? (
        <p>
          <TextLink href="/admin/settings/">
            <FormattedMessage
              id="staff.opening.settings"
              defaultMessage="Company settings"
              description="Link from the notice that orders are closed"
            />
          </TextLink>
        </p>
      ) : null}
    </Callout>
  );
}
