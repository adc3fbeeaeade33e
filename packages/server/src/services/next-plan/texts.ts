import type { NextPlanObstacle, SmallerObstacle } from '@hoster/contract';
import { defineMessage, defineMessages } from '@formatjs/intl';
import type { Message } from '../../i18n/translate.ts';

/** Why no smaller plan can be chosen. */
export const obstacleTexts: Readonly<Record<NextPlanObstacle, Message>> = defineMessages({
  line: {
    id: 'services.next-plan.obstacles.line',
    defaultMessage: 'This service has no smaller plans. Contact support if you need less.',
  },
  trial: {
    id: 'services.next-plan.obstacles.trial',
    defaultMessage: 'You can change to a smaller plan after the trial.',
  },
  state: {
    id: 'services.next-plan.obstacles.state',
    defaultMessage: 'Only an active service with a paid term can change to a smaller plan.',
  },
  smallest: {
    id: 'services.next-plan.obstacles.smallest',
    defaultMessage: 'There’s no plan with a lower price for this service.',
  },
  ending: {
    id: 'services.next-plan.obstacles.ending',
    defaultMessage: 'This service ends with its term. Keep it first, then choose a smaller plan.',
  },
  paid: {
    id: 'services.next-plan.obstacles.paid',
    defaultMessage: 'You’ve already paid for the first term with the smaller plan. Choose again when it has started.',
  },
});

/** Why a service doesn't fit a smaller plan. */
export const unsuitedTexts: Readonly<Record<SmallerObstacle, Message>> = defineMessages({
  disk: {
    id: 'services.next-plan.unsuited.disk',
    defaultMessage: 'This plan has less storage, and a disk with data on it can’t be made smaller.',
  },
  system: {
    id: 'services.next-plan.unsuited.system',
    defaultMessage: 'The operating system of this server needs a larger plan.',
  },
  panel: {
    id: 'services.next-plan.unsuited.panel',
    defaultMessage: 'The control panel of this server needs a larger plan.',
  },
  used: {
    id: 'services.next-plan.unsuited.used',
    defaultMessage: 'You store more than this plan holds. Delete what you don’t need, and try again in an hour.',
  },
  software: {
    id: 'services.next-plan.unsuited.software',
    defaultMessage: 'The software that came with this account needs more memory.',
  },
});

export const tooLate = defineMessage({
  id: 'services.next-plan.too-late',
  defaultMessage: 'The term with the smaller plan has already started or been paid for. You can upgrade instead.',
});
