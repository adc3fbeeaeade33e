import type { ChargedTotal } from '@hoster/domain/charge';
import { vpnName } from '@hoster/domain/lines/vpn';
import { FormattedMessage } from 'react-intl';
import { Onward } from '../../features/order/onward.tsx';
import { OrderSummary } from '../../features/order/order-summary.tsx';
import type { Stage } from '../../features/order/stages.ts';
import { ProductName } from '../../features/vpn/product-name.tsx';
import type { VpnOrder } from './vpn-order.ts';

interface VpnSummaryProps {
  order: VpnOrder;
  charged: ChargedTotal;
  stage: Stage;
  /** The stage behind the configuration. */
  next: Stage;
}

/** What is being ordered, and what it costs. */
export function VpnSummary({ order: { choice, context, data }, charged, stage, next }: VpnSummaryProps) {
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
      charged={charged}
      tax={context.tax}
      months={choice.rent_period}
      trialDays={null}
      action={stage === 'configuration' ? <Onward next={next} /> : null}
    />
  );
}
