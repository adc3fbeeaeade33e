import { defineMessage } from '@formatjs/intl';
import { translations, withValues } from '../../../i18n/translate.ts';
import type { Localised } from '../../../i18n/localised.ts';
import type { PaymentRow } from '../tables.ts';

/** Description of a payment in the ledger. @param name of the service that it's for */
export function bookedAs({ purpose }: Pick<PaymentRow, 'purpose'>, name: string): Localised {
  if (purpose === 'upgrade')
    return translations(
      withValues(defineMessage({ id: 'billing.booking.upgrade', defaultMessage: 'Upgrade: {name}' }), { name }),
    );
  if (purpose === 'renewal')
    return translations(
      withValues(defineMessage({ id: 'billing.booking.renewal', defaultMessage: 'Renewal: {name}' }), { name }),
    );
  return translations(defineMessage({ id: 'billing.booking.order', defaultMessage: 'Order' }));
}
