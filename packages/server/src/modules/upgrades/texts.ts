import type { UpgradeObstacle } from '@hoster/contract';
import { daysInWords } from '@hoster/domain';
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
      ru: 'Более крупных тарифов для этой услуги нет. Если ресурсов не хватает, напишите в поддержку.',
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
    en: (plan, days) => `Upgrade to ${plan}, ${daysInWords(days, 'en')}`,
    ru: (plan, days) => `Переход на ${plan}, ${daysInWords(days, 'ru')}`,
  } satisfies Record<Language, (plan: string, days: number) => string>,
};
