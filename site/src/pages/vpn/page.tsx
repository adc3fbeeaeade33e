import { vpnName } from '@hoster/domain/lines/vpn';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { OrderAnswer } from '../../features/order/order-answer.ts';
import { PriceNote } from '../../features/catalogue/price-note.tsx';
import { LineOrderPage } from '../../features/order/line-order-page.tsx';
import { refusedPayer } from '../../features/order/order-page.tsx';
import { useHeldAnswer } from '../../features/order/use-held-answer.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { ConfigurationStage } from './configuration-stage.tsx';
import { Facts } from './facts.tsx';
import type { route } from './route.ts';
import { useVpnOrder } from './use-vpn-order.ts';
import { vpnLine } from './vpn-line.ts';
import { VpnSummary } from './vpn-summary.tsx';

/** The VPN and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const visit = usePageData<typeof route>();
  const answer = useHeldAnswer<OrderAnswer>();
  const controls = useVpnOrder({ promo: visit.promo, payer: refusedPayer(answer), search, stage: visit.stage });
  const { order } = controls;
  return (
    <LineOrderPage
      visit={visit}
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
          <Facts context={order.answers.contexts.single} nodes={order.data.nodes} />
          <Text size={14} tone="muted">
            <PriceNote tax={order.context.tax} />
          </Text>
        </>
      }
      what={`VPN ${vpnName(order.choice.product)}`}
      summary={(shown) => <VpnSummary order={order} {...shown} />}
      call={(body) => vpnLine.call(order, body)}
      configuration={({ errors }) => <ConfigurationStage controls={controls} errors={errors} />}
    />
  );
}
