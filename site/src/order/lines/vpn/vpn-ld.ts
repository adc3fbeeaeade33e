import { vpnName } from '@hoster/domain/lines/vpn';
import { fromCents } from '@hoster/domain/money/money';
import { emptySavedDraft } from '../../../api/order-draft.ts';
import { vpnContextQuery, vpnNodesQuery } from '../../../api/vpn.ts';
import { promoIn } from '../../../parts/promo-code/promo-in.ts';
import { protocolNames } from '../../../features/vpn/protocols.ts';
import { localPath } from '../../../i18n/languages.ts';
import { productLd } from '../../../seo/json-ld.ts';
import type { DescribedPage } from '../../../seo/structured-data.ts';
import { productPrice, readVpnOrder } from './vpn-order.ts';

/** The products, for search engines, at the prices that the choice between them shows. */
export function vpnLd({ app, intl, lang, origin, path, url }: DescribedPage): object[] {
  const known = app.queryClient;
  const promo = promoIn(url.searchParams);
  const single = known.getQueryData(vpnContextQuery(app, 'single', promo).queryKey);
  const multiHop = known.getQueryData(vpnContextQuery(app, 'multi-hop', promo).queryKey);
  const nodes = known.getQueryData(vpnNodesQuery(app).queryKey);
  if (!single || !multiHop || !nodes) return [];
  const contexts = { single, 'multi-hop': multiHop };
  const order = readVpnOrder({ contexts, nodes, savedDraft: emptySavedDraft }, url.searchParams);
  const page = origin + localPath(lang, path);
  return Object.values(contexts).map(({ product, protocols, devices_max: count }) =>
    productLd({
      name: `VPN ${vpnName(product)}`,
      description: intl.formatMessage(
        {
          id: 'seo.offer.vpn',
          defaultMessage: '{protocols}, {count, plural, one {# device} other {# devices}}',
          description: 'What a VPN is, for search engines',
        },
        { protocols: protocolNames(protocols), count },
      ),
      url: product === 'single' ? page : `${page}?product=${product}`,
      price: fromCents(productPrice(order, product)),
      available: true,
    }),
  );
}
