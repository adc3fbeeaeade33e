import { ProductLine, type StaffOrderForms } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import type { Context } from '../../../platform/index.ts';
import type { Language } from '../../../platform/http/index.ts';
import { customerOf, ownersOf, termsInForce } from '../../../identity/index.ts';
import { catalogueOf } from '../../../catalogue/index.ts';
import { balanceOf, currenciesFor, legalEntitiesOf } from '../../../billing/index.ts';
import { formFields, presentField } from '../../product-lines/order-form.ts';
import { buyerOfAccount, hasAcceptedTerms } from './buyer.ts';

/** Everything that the form for an order for a customer shows. @throws as `buyerOfAccount` */
export async function staffOrderForms(
  context: Context,
  accountId: number,
  language: Language,
): Promise<StaffOrderForms> {
  const { clock, db, lines } = context;
  const buyer = await buyerOfAccount(db, accountId);
  const owner = (await ownersOf(db, [accountId])).get(accountId);
  const companies = await legalEntitiesOf(db, accountId);
  const catalogue = await catalogueOf(db);
  const sold = ProductLine.options.filter(
    (line) => lines[line].isShown(buyer.visitor) && lines[line].isOffered(catalogue),
  );
  return {
    customer: customerOf(accountId, owner),
    forms: await Promise.all(
      sold.map(async (line) => {
        const productLine = lines[line];
        const shop = await productLine.shop(context, buyer, language, undefined, null);
        return {
          line,
          fields: formFields(productLine.form, shop, language).map((field) => presentField(field, language)),
        };
      }),
    ),
    currencies: currenciesFor(catalogue, buyer.visitor),
    balance: toLedger(await balanceOf(db, accountId), 'EUR'),
    companies: companies.map(({ id, name }) => ({ id, name })),
    has_accepted_terms: await hasAcceptedTerms(db, accountId, await termsInForce(db, clock.now())),
    is_complete: buyer.isComplete === true,
  };
}
