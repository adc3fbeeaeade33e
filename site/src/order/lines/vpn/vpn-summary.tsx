import { vpnName } from '@hoster/domain/lines/vpn';
import { FormattedMessage } from 'react-intl';
import { OrderSummary, type SummaryFrame } from '../../summary/order-summary.tsx';
import { ProductName } from '../../../features/vpn/product-name.tsx';
import type { VpnOrder } from './vpn-order.ts';

/** Order summary: the items and the price. */
export function VpnSummary({ order: { choice, context, data }, ...frame }: SummaryFrame & { order: VpnOrder }) {
  const cityOf = (id: number | null) => data.nodes.find((node) => node.id === id)?.city;
  const [entry, exit] = [cityOf(choice.entry_node_location), cityOf(choice.exit_node_location)];
  return (
    <OrderSummary
      title={
        <FormattedMessage
          id="vpn.summary"
          defaultMessage="VPN {product}"
          description="What is ordered"
          values={{ product: <ProductName product={choice.product} /> }}
        />
      }
      plan={vpnName(choice.product)}
      description={entry ? `${entry} → ${exit}` : exit}
      {...frame}
      tax={context.tax}
      months={choice.rent_period}
    />
  );
}
