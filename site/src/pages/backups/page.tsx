import { useQuery } from '@tanstack/react-query';
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
import { BackupSummary } from './backup-summary.tsx';
import { ConfigurationStage } from './configuration-stage.tsx';
import { Facts } from './facts.tsx';
import type { route } from './route.ts';
import { useBackupOrder } from './use-backup-order.ts';
import { useVolumeText } from './use-volume-text.ts';

/** Backup storage and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const volumeText = useVolumeText();
  const { promo, stage: admitted, next, ...visit } = usePageData<typeof route>();
  const answer = useHeldAnswer<OrderAnswer>();
  const controls = useBackupOrder({ promo, payer: refusedPayer(answer), search, stage: admitted });
  const { currency } = useCurrency();
  const { data: texts = null } = useQuery(pageContextQuery(useApp(), 'backups'));
  const { order, query } = controls;
  const charged = chargedTotal(order, currency.short, currency.multiplier);
  const stage = shownStage(admitted, answer);
  const configures = stage === 'configuration';
  return (
    <OrderPage
      heading={
        texts?.headline ?? (
          <FormattedMessage
            id="backups.title"
            defaultMessage="Backup storage"
            description="Title of the page of backup storage, while its texts are missing"
          />
        )
      }
      intro={
        configures ? (
          <>
            <Text size={18} tone="muted" measure>
              <FormattedMessage
                id="backups.lead"
                defaultMessage="A place for your backups away from the server they come from. Connect with the tools you already use, pay for one size, and transfer as much as you like."
                description="Under the title of the page of backup storage"
              />
            </Text>
            <Facts context={order.context} />
          </>
        ) : null
      }
      stage={stage}
      query={query}
      summary={<BackupSummary {...{ order, charged, stage, next }} />}
      bar={configures ? <BottomBar charged={charged} next={next} /> : null}
      after={configures ? <LongText context={texts} /> : null}
    >
      <OrderStage
        {...visit}
        {...{ stage, controls, charged, answer }}
        what={volumeText(order.choice.volume)}
        configuration={({ errors }) => <ConfigurationStage controls={controls} errors={errors} />}
      />
    </OrderPage>
  );
}
