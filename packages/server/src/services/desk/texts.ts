import { defineMessages } from '@formatjs/intl';

/** Why staff can't change a service. */
export const deskTexts = defineMessages({
  state: {
    id: 'services.desk.state',
    defaultMessage: 'This isn’t possible in the present state of the service.',
    description: 'Error of staff who change a service',
  },
  reused: {
    id: 'services.desk.reused',
    defaultMessage: 'This form was already sent with other values. Reload the page and try again.',
    description: 'Error of staff who change a service',
  },
  past: {
    id: 'services.desk.past',
    defaultMessage: 'Choose a day in the future.',
    description: 'Error of staff who change a service',
  },
  plan: {
    id: 'services.desk.plan',
    defaultMessage: 'Choose a plan from the list.',
    description: 'Error of staff who take a service over',
  },
  location: {
    id: 'services.desk.location',
    defaultMessage: 'Choose a data center from the list.',
    description: 'Error of staff who take a service over',
  },
  customer: {
    id: 'services.desk.customer',
    defaultMessage: 'No customer has confirmed this address.',
    description: 'Error of staff who take a service over',
  },
  far: {
    id: 'services.desk.far',
    defaultMessage: 'Choose a day within the next three years.',
    description: 'Error of staff who change a service',
  },
  trialOver: {
    id: 'services.desk.trial-over',
    defaultMessage: 'The trial is over and has no days of grace. Choose until when it runs, or extend it.',
    description: 'Error of staff who reactivate a service',
  },
  nextPlan: {
    id: 'services.desk.next-plan',
    defaultMessage: 'The customer has chosen a smaller plan for the next term, with a price of its own.',
    description: 'Error of staff who change the price of a service',
  },
  pending: {
    id: 'services.desk.pending',
    defaultMessage: 'A payment for the next term is being processed. Try again when it has ended.',
    description: 'Error of staff who change the price of a service',
  },
});
