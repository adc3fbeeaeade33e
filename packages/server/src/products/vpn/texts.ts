import { defineMessages } from '@formatjs/intl';

/** Reasons for refusing an order of a VPN. */
export const vpnTexts = defineMessages({
  node_unknown: {
    id: 'products.vpn.order.node-unknown',
    defaultMessage: 'This server is no longer offered.',
    description: 'Error of an order of a VPN',
  },
  node_unavailable: {
    id: 'products.vpn.order.node-unavailable',
    defaultMessage: 'This server is unavailable. Choose another one.',
    description: 'Error of an order of a VPN',
  },
  pair_not_offered: {
    id: 'products.vpn.order.pair-not-offered',
    defaultMessage: 'This entry server doesn’t connect to the exit you chose. Choose another one.',
    description: 'Error of an order of a VPN',
  },
});
