import { defineMessages } from '@formatjs/intl';

/** Errors of the catalogue’s editor. */
export const catalogueTexts = defineMessages({
  changed: {
    id: 'products.catalogue.changed',
    defaultMessage: 'Somebody else has just changed this. Reload the page to see their changes, then make yours.',
    description: 'Error: two members of the staff change the same part of the catalogue',
  },
  promised: {
    id: 'products.catalogue.promised',
    defaultMessage: 'Services have this plan, so it can’t change. Add a new plan and take this one off sale.',
    description: 'Error at a limit of a plan that customers have',
  },
  taken: {
    id: 'products.catalogue.taken',
    defaultMessage: 'Another entry has this already.',
    description: 'Error at the address of a new plan',
  },
  order: {
    id: 'products.catalogue.order',
    defaultMessage: 'The maximum must be at least the minimum.',
    description: 'Error at the maximum of an option',
  },
  oldPrice: {
    id: 'products.catalogue.old-price',
    defaultMessage: 'The old price must be higher than the new one.',
    description: 'Error at the crossed-out price',
  },
  noOldPrice: {
    id: 'products.catalogue.no-old-price',
    defaultMessage: 'This has no old price.',
    description: 'Error at the crossed-out price',
  },
  starts: {
    id: 'products.catalogue.starts',
    defaultMessage: 'Another price starts at this time.',
    description: 'Error at the date of a new price',
  },
  far: {
    id: 'products.catalogue.far',
    defaultMessage: 'Choose a date within two years.',
    description: 'Error at the date of a new price',
  },
  started: {
    id: 'products.catalogue.started',
    defaultMessage: 'This price has started already. Set a new one instead.',
    description: 'Error: a price is withdrawn too late',
  },
  unknown: {
    id: 'products.catalogue.unknown',
    defaultMessage: 'There’s no such entry.',
    description: 'Error at a choice that names another part of the catalogue',
  },
  successor: {
    id: 'products.catalogue.successor',
    defaultMessage: 'Choose another plan that is on sale.',
    description: 'Error at the plan that takes the place of one that is no longer sold',
  },
  fixed: {
    id: 'products.catalogue.fixed',
    defaultMessage: 'This can’t be taken off sale.',
    description: 'Error',
  },
});
