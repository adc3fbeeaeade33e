import type { Localised } from '../catalogue/tables.ts';
import type { PaymentRow } from './tables.ts';

/** What a payment is called in the books. @param name of the service that it's for */
export function bookedAs({ purpose }: Pick<PaymentRow, 'purpose'>, name: string): Localised {
  if (purpose === 'upgrade') return { en: `Upgrade: ${name}`, ru: `Смена тарифа: ${name}` };
  if (purpose === 'renewal') return { en: `Renewal: ${name}`, ru: `Продление: ${name}` };
  return { en: 'Order', ru: 'Заказ' };
}
