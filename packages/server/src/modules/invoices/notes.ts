import { chargesEuVat } from '@hoster/domain';
import type { Text } from '../../http/language.ts';
import type { InvoiceContent } from './tables.ts';

/** Article 226 (11a) of Directive 2006/112/EC asks for the words “Reverse charge”. */
const reverseCharge: Text = {
  en: 'Reverse charge: VAT is accounted for by the customer (Article 196 of Directive 2006/112/EC).',
  ru: 'Обратное начисление (reverse charge): НДС исчисляет покупатель (статья 196 Директивы 2006/112/EC).',
};
const outside: Text = {
  en: 'No EU VAT: the customer is outside the European Union (Articles 44 and 58 of Directive 2006/112/EC).',
  ru: 'НДС Евросоюза не начисляется: покупатель находится за его пределами (статьи 44 и 58 Директивы 2006/112/EC).',
};
const withoutVat: Text = { en: 'VAT is not charged.', ru: 'Без НДС.' };

/** Why an invoice has no tax; null when it has. */
export function taxNote({ seller, buyer, tax }: InvoiceContent): Text | null {
  if (tax.reverseCharge) return reverseCharge;
  if (tax.ratePercent > 0) return null;
  const isEuropean = seller.country !== null && chargesEuVat(seller.country);
  return isEuropean && buyer.country !== null && !chargesEuVat(buyer.country) ? outside : withoutVat;
}
