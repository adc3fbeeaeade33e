import { useQuery } from '@tanstack/react-query';
import { vpnName } from '@hoster/domain/lines/vpn';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { LongText } from '../../features/long-text/long-text.tsx';
import type { OrderAnswer } from '../../features/order/act-order.ts';
import { chargedTotal } from '../../features/order/line-order.ts';
import { BottomBar } from '../../features/order/onward.tsx';
import { OrderPage, refusedPayer, shownStage } from '../../features/order/order-page.tsx';
import { OrderStage } from '../../features/order/order-stage.tsx';
import { useHeldAnswer } from '../../features/order/use-held-answer.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { useCurrency } from '../../start/use-currency.ts';
import { ConfigurationStage } from './configuration-stage.tsx';
import { Facts } from './facts.tsx';
import type { route } from './route.ts';
import { useVpnOrder } from './use-vpn-order.ts';
import { VpnSummary } from './vpn-summary.tsx';

/** The VPN and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const { promo, stage: admitted, next, ...visit } = usePageData<typeof route>();
  const answer = useHeldAnswer<OrderAnswer>();
  const controls = useVpnOrder({ promo, payer: refusedPayer(answer), search, stage: admitted });
  const { currency } = useCurrency();
  const { data: texts = null } = useQuery(pageContextQuery(useApp(), 'vpn'));
  const { order, query } = controls;
  const charged = chargedTotal(order, currency.short, currency.multiplier);
  const stage = shownStage(admitted, answer);
  const configures = stage === 'configuration';
  return (
    <OrderPage
      heading={
        texts?.headline ?? (
          <FormattedMessage
            id="vpn.title"
            defaultMessage="VPN"
            description="Title of the VPN page, while its texts are missing"
          />
        )
      }
      intro={
        configures ? (
          <>
            <Text size={18} tone="muted" measure>
              <FormattedMessage
                id="vpn.lead"
                defaultMessage="Choose where your traffic leaves, scan a code on each device, and browse from there. One server for speed, or two in different countries for more privacy."
                description="Under the title of the VPN page"
              />
            </Text>
            <Facts context={order.answers.contexts.single} nodes={order.data.nodes} />
          </>
        ) : null
      }
      stage={stage}
      query={query}
      summary={<VpnSummary {...{ order, charged, stage, next }} />}
      bar={configures ? <BottomBar charged={charged} next={next} /> : null}
      after={configures ? <LongText context={texts} /> : null}
    >
      <OrderStage
        {...visit}
        {...{ stage, controls, charged, answer }}
        what={`VPN ${vpnName(order.choice.product)}`}
        configuration={({ errors }) => <ConfigurationStage controls={controls} errors={errors} />}
      />
    </OrderPage>
  );
}
