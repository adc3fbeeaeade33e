import type { InvoiceContent } from '../tables.ts';
import { chargesEuVat } from '@hoster/domain';

/**
 * How a document is taxed, by code list UNCL5305. `S`: at a rate. `AE`: the buyer accounts for it. `O`: no VAT law of
 * the Union applies. `E`: none is charged, for the reason that the document gives.
 */
interface TaxCategory {
  readonly id: 'S' | 'AE' | 'O' | 'E';
  /** Why no tax is charged (code list VATEX). */
  readonly reasonCode?: 'VATEX-EU-AE' | 'VATEX-EU-O';
}

/** The category of all lines of a document: each is taxed in one way. */
export function taxCategory({ buyer, seller, tax }: InvoiceContent): TaxCategory {
  if (tax.reverseCharge) return { id: 'AE', reasonCode: 'VATEX-EU-AE' };
  if (tax.ratePercent > 0) return { id: 'S' };
  const isEuropean = seller.country !== null && chargesEuVat(seller.country);
  // Territories such as the Canary Islands are in the Union, but outside its VAT.
  const isOutside = buyer.country !== null && (!chargesEuVat(buyer.country) || tax.country === buyer.country);
  return !isEuropean || isOutside ? { id: 'O', reasonCode: 'VATEX-EU-O' } : { id: 'E' };
}
