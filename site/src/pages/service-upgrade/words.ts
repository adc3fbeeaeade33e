import { defineMessages } from 'react-intl';

export const words = defineMessages({
  larger: {
    id: 'account.upgrade.larger',
    defaultMessage: 'Larger plan now',
    description: 'Part of the page with the other plans of a service',
  },
  smaller: {
    id: 'account.upgrade.smaller',
    defaultMessage: 'Smaller plan from the next term',
    description: 'Part of the page with the other plans of a service',
  },
  plan: {
    id: 'account.upgrade.plan',
    defaultMessage: 'New plan and what you pay now',
    description: 'Choice of a larger plan',
  },
  restart: {
    id: 'account.upgrade.restart',
    defaultMessage:
      'The server restarts once when we move it to the new plan. Its data, addresses and settings stay as they are.',
    description: 'What happens to a server that is upgraded',
  },
  stays: {
    id: 'account.upgrade.stays',
    defaultMessage: 'Your data, addresses and settings stay as they are.',
    description: 'What happens to a service that is upgraded',
  },
  soldOut: {
    id: 'account.upgrade.sold-out',
    defaultMessage: 'Sold out in the location of this service',
    description: 'A larger plan that can’t be had now',
  },
  submit: {
    id: 'account.upgrade.submit',
    defaultMessage: 'Upgrade and pay',
    description: 'Button that begins an upgrade',
  },
  sending: {
    id: 'account.upgrade.sending',
    defaultMessage: 'Starting the upgrade',
    description: 'On the button while the upgrade is being sent',
  },
});
