import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { OrderAnswer } from '../../features/order/order-answer.ts';
import { PriceNote } from '../../features/catalogue/price-note.tsx';
import { LineOrderPage } from '../../features/order/line-order-page.tsx';
import { refusedPayer } from '../../features/order/order-page.tsx';
import { useHeldAnswer } from '../../features/order/use-held-answer.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { backupLine } from './backup-line.ts';
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
  const visit = usePageData<typeof route>();
  const answer = useHeldAnswer<OrderAnswer>();
  const controls = useBackupOrder({ promo: visit.promo, payer: refusedPayer(answer), search, stage: visit.stage });
  const { order } = controls;
  return (
    <LineOrderPage
      visit={visit}
      controls={controls}
      answer={answer}
      slug="backups"
      title={
        <FormattedMessage
          id="backups.title"
          defaultMessage="Backup storage"
          description="Title of the page of backup storage, while its texts are missing"
        />
      }
      intro={
        <>
          <Text size={18} tone="muted" measure>
            <FormattedMessage
              id="backups.lead"
              defaultMessage="A place for your backups away from the server they come from. Connect with the tools you already use, pay for one size, and transfer as much as you like."
              description="Under the title of the page of backup storage"
            />
          </Text>
          <Facts context={order.context} />
          <Text size={14} tone="muted">
            <PriceNote tax={order.context.tax} />
          </Text>
        </>
      }
      what={volumeText(order.choice.volume)}
      summary={(shown) => <BackupSummary order={order} {...shown} />}
      call={(body) => backupLine.call(order, body)}
      configuration={({ errors }) => <ConfigurationStage controls={controls} errors={errors} />}
    />
  );
}
