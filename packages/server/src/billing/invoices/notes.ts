import { defineMessage } from '@formatjs/intl';
import type { Message } from '../../i18n/translate.ts';
import { chargesEuVat } from '@hoster/domain';
import type { InvoiceContent } from './tables.ts';

/** Article 226 (11a) of Directive 2006/112/EC requires the words “Reverse charge”. */
const reverseCharge = defineMessage({
  id: 'billing.invoice.note.reverse-charge',
  defaultMessage: 'Reverse charge: VAT is accounted for by the customer (Article 196 of Directive 2006/112/EC).',
  description: 'Sentence on an invoice: why it has no VAT',
});
const outsideEu = defineMessage({
  id: 'billing.invoice.note.outside',
  defaultMessage:
    'No EU VAT: the customer is outside the European Union (Articles 44 and 58 of Directive 2006/112/EC).',
  description: 'Sentence on an invoice: why it has no VAT',
});
const specialTerritory = defineMessage({
  id: 'billing.invoice.note.territory',
  defaultMessage:
    'No EU VAT: the customer is in a territory where EU VAT doesn’t apply (Articles 5 and 6 of Directive 2006/112/EC).',
  description: 'Sentence on an invoice: why it has no VAT, for example in the Canary Islands',
});
const withoutVat = defineMessage({
  id: 'billing.invoice.note.without-vat',
  defaultMessage: 'VAT is not charged.',
  description: 'Sentence on an invoice: why it has no VAT',
});

/** Note on why an invoice has no tax; null when it has tax. */
export function taxNote({ seller, buyer, tax }: InvoiceContent): Message | null {
  if (tax.reverseCharge) return reverseCharge;
  if (tax.ratePercent > 0) return null;
  const isEuropean = seller.country !== null && chargesEuVat(seller.country);
  if (!isEuropean || buyer.country === null) return withoutVat;
  if (!chargesEuVat(buyer.country)) return outsideEu;
  return tax.country === buyer.country ? specialTerritory : withoutVat;
}
