import type { Features, PaymentMethodSlug } from '@hoster/contract';
import { chatOffered, currenciesOffered, vpnVisible, type Visitor } from '@hoster/domain';
import type { Context } from '../../context.ts';
import { catalogueOf } from '../catalogue/load.ts';
import { methodsFor } from '../payments/methods.ts';
import { hasClients } from './clients.ts';

/** Payment icons and the payment method of each. */
const icons: readonly [icon: string, method: PaymentMethodSlug][] = [
  ['visa', 'card'],
  ['mastercard', 'card'],
  ['paypal', 'paypal'],
  ['sbp', 'sbp'],
  ['mir', 'mir'],
];

/** What the visitor's country and session allow. */
export async function featuresFor(context: Context, visitor: Visitor): Promise<Features> {
  const hasReferences = await hasClients(context);
  const methods = methodsFor(context, await catalogueOf(context.db), visitor).map(({ slug }) => slug);
  return {
    country_code: visitor.siteCountry,
    vpn_available: vpnVisible(visitor),
    currencies: currenciesOffered(visitor),
    payment_icons: icons.filter(([, method]) => methods.includes(method)).map(([icon]) => icon),
    chat: chatOffered(visitor) ? context.settings.chat : null,
    support_widget: true,
    status_url: `${context.settings.publicOrigin}/status/`,
    reference_clients: hasReferences,
  };
}
