import type { Features } from '@hoster/contract';
import { currenciesOffered, paymentIcons, vpnVisible, type Visitor } from '@hoster/domain';

/** What the visitor's country and session allow. Chat and status page are switched on by configuration to come. */
export function featuresFor(visitor: Visitor): Features {
  return {
    country_code: visitor.siteCountry,
    vpn_available: vpnVisible(visitor),
    currencies: currenciesOffered(visitor),
    payment_icons: paymentIcons(visitor),
    chat: null,
    support_widget: true,
    status_url: null,
  };
}
