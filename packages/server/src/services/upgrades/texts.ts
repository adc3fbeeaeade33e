import { defineMessage, defineMessages } from '@formatjs/intl';

export const upgradeTexts = {
  waiting: defineMessage({
    id: 'services.upgrade.waiting',
    defaultMessage: 'Another upgrade of this service is waiting for payment. Pay for it or cancel it first.',
  }),
  soldOut: defineMessage({
    id: 'services.upgrade.sold-out',
    defaultMessage: 'This plan is sold out in the location of your service.',
  }),
  obstacles: defineMessages({
    line: {
      id: 'services.upgrade.obstacles.line',
      defaultMessage: 'This service has no larger plans. Contact support if you need more.',
    },
    trial: { id: 'services.upgrade.obstacles.trial', defaultMessage: 'You can upgrade this service after its trial.' },
    state: {
      id: 'services.upgrade.obstacles.state',
      defaultMessage: 'Only an active service with a paid term can be upgraded.',
    },
    largest: { id: 'services.upgrade.obstacles.largest', defaultMessage: 'This service already has the largest plan.' },
  }),
  /** Line of an order or an invoice. */
  line: defineMessage({
    id: 'services.upgrade.line',
    defaultMessage: 'Upgrade to {plan}, {days, plural, one {# day} other {# days}}',
  }),
};
