import { defineMessages } from '@formatjs/intl';
import type { FirstStep } from '../../services/index.ts';

const texts = defineMessages({
  panel: {
    id: 'products.web-hosting.first-steps.panel',
    defaultMessage: 'Signing in to the control panel',
    description: 'Link to the help in the email about a service that is ready',
  },
  domain: {
    id: 'products.web-hosting.first-steps.domain',
    defaultMessage: 'Connecting a domain',
    description: 'Link to the help in the email about a service that is ready',
  },
  mailbox: {
    id: 'products.web-hosting.first-steps.mailbox',
    defaultMessage: 'Mailboxes and mail programs',
    description: 'Link to the help in the email about a service that is ready',
  },
});

/** What to do first; see `ServiceLine.firstSteps`. */
export const hostingSteps: readonly FirstStep[] = [
  { text: texts.panel, page: '/help/hosting-panel/' },
  { text: texts.domain, page: '/help/connect-domain/' },
  { text: texts.mailbox, page: '/help/create-mailbox/' },
];
