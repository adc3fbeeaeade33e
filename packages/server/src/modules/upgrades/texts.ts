import type { UpgradeObstacle } from '@hoster/contract';
import type { RestOfTerm } from '@hoster/domain';
import type { Language, Text } from '../../http/language.ts';

export const upgradeTexts = {
  waiting: {
    en: 'Another upgrade of this service is waiting for payment. Pay for it or cancel it first.',
    ru: 'Для этой услуги уже ждёт оплаты другая смена тарифа. Сначала оплатите или отмените её.',
  },
  soldOut: {
    en: 'This plan is sold out in the location of your service.',
    ru: 'В локации вашей услуги этот тариф закончился.',
  },
  obstacles: {
    line: {
      en: 'This service has no larger plans. Contact support if you need more.',
      ru: 'У этой услуги нет тарифов больше. Если ресурсов не хватает, напишите в поддержку.',
    },
    trial: {
      en: 'You can upgrade this service after its trial.',
      ru: 'Сменить тариф можно после тестового периода.',
    },
    state: {
      en: 'Only an active service with a paid term can be upgraded.',
      ru: 'Сменить тариф можно только у активной оплаченной услуги.',
    },
    largest: {
      en: 'This service already has the largest plan.',
      ru: 'У этой услуги уже самый большой тариф.',
    },
  } satisfies Record<UpgradeObstacle, Text>,
  /** Line of an order or an invoice. */
  line: {
    en: (plan, { days, of }) => `Upgrade to ${plan}, ${days} of ${of} days`,
    ru: (plan, { days, of }) => `Переход на ${plan}, ${days}\u00a0из ${of}\u00a0дн.`,
  } satisfies Record<Language, (plan: string, rest: RestOfTerm) => string>,
};
