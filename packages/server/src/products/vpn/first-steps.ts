import { defineMessages } from '@formatjs/intl';
import type { FirstStep } from '../../services/index.ts';

const texts = defineMessages({
  devices: {
    id: 'products.vpn.first-steps.devices',
    defaultMessage: 'Configuring your devices',
    description: 'Link to the help in the email about a service that is ready',
  },
  trouble: {
    id: 'products.vpn.first-steps.trouble',
    defaultMessage: 'If the VPN doesn’t connect',
    description: 'Link to the help in the email about a service that is ready',
  },
});

/** What to do first; see `ServiceLine.firstSteps`. */
export const vpnSteps: readonly FirstStep[] = [
  { text: texts.devices, page: '/help/vpn-overview/' },
  { text: texts.trouble, page: '/help/vpn-not-working/' },
];
