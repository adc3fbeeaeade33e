import { vpnName } from '@hoster/domain/lines/vpn';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { refusedPayer, type OrderAnswer } from '../../order/actions/order-answer.ts';
import { PriceNote } from '../../parts/catalogue/price-note.tsx';
import { LineOrderPage } from '../../order/page/line-order-page.tsx';
import { usePersistentActionData } from '../../order/page/use-persistent-action-data.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { ConfigurationStage } from '../../order/lines/vpn/configuration-stage.tsx';
import { Facts } from './facts.tsx';
import type { route } from './route.ts';
import { useVpnOrder } from '../../order/lines/vpn/use-vpn-order.ts';
import { vpnLine } from '../../order/lines/vpn/vpn-line.ts';
import { VpnSummary } from '../../order/lines/vpn/vpn-summary.tsx';

/** The VPN and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const data = usePageData<typeof route>();
  const answer = usePersistentActionData<OrderAnswer>();
  const controls = useVpnOrder({ promo: data.promo, payer: refusedPayer(answer), search, stage: data.stage });
  const { order } = controls;
  return (
    <LineOrderPage
      data={data}
      controls={controls}
      answer={answer}
      slug="vpn"
      title={
        <FormattedMessage
          id="vpn.title"
          defaultMessage="VPN"
          description="Title of the VPN page, while its texts are missing"
        />
      }
      intro={
        <>
          <Text size={18} tone="muted" measure>
            <FormattedMessage
              id="vpn.lead"
              defaultMessage="Choose where your traffic leaves, scan a code or import a file on each device, and browse from there. One server for speed, or two in different countries for more privacy."
              description="Under the title of the VPN page"
            />
          </Text>
          <Facts context={order.backendData.contexts.single} nodes={order.data.nodes} />
          <Text size={14} tone="muted">
            <PriceNote tax={order.context.tax} />
          </Text>
        </>
      }
      what={`VPN ${vpnName(order.choice.product)}`}
      summary={(frame) => <VpnSummary order={order} {...frame} />}
      call={(body) => vpnLine.call(order, body)}
      configuration={({ errors }) => <ConfigurationStage controls={controls} errors={errors} />}
    />
  );
}
