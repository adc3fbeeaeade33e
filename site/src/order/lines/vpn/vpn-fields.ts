import { defineMessages, type MessageDescriptor } from 'react-intl';
import { commonAnchors, type FieldAnchors } from '../../stages/configuration/common-fields.ts';
import type { ItemWords } from '../../stages/configuration/items-fields.tsx';

/** Names of the line's own fields. */
export const fieldNames: Readonly<Record<'product' | 'exit' | 'entry', MessageDescriptor>> = defineMessages({
  product: { id: 'vpn.product', defaultMessage: 'Connection', description: 'Choice between one server and two' },
  exit: { id: 'vpn.exit', defaultMessage: 'Exit server', description: 'Choice of where traffic leaves the VPN' },
  entry: { id: 'vpn.entry', defaultMessage: 'Entry server', description: 'Choice of where traffic enters the VPN' },
});

/** Names for the items of a VPN order. */
export const itemWords: ItemWords = defineMessages({
  title: { id: 'vpn.items', defaultMessage: 'Name and quantity' },
  name: { id: 'vpn.name', defaultMessage: 'Name', description: 'Field of the configuration: what the VPN is called' },
  nameHint: {
    id: 'vpn.name.hint',
    defaultMessage: 'Latin letters, digits, hyphens and dots: vpn-family',
    description: 'Hint of the name of a VPN',
  },
  nameCount: {
    id: 'vpn.name.count',
    defaultMessage: 'Latin letters, digits, hyphens and dots. Each VPN gets a suffix, -1 to -{count, number}.',
    description: 'Hint of the name when several are ordered',
  },
  count: { id: 'vpn.count', defaultMessage: 'Number of VPNs' },
});

/** Fields of the configuration page by field of the order body. */
export const vpnFields: FieldAnchors = {
  anchors: { ...commonAnchors.anchors, product: 'product', exit_node_location: 'exit', entry_node_location: 'entry' },
  names: {
    ...commonAnchors.names,
    product: fieldNames.product,
    exit_node_location: fieldNames.exit,
    entry_node_location: fieldNames.entry,
    name: itemWords.name,
    count: itemWords.count,
  },
};
