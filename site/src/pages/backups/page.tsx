import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { refusedPayer, type OrderAnswer } from '../../order/actions/order-answer.ts';
import { PriceNote } from '../../parts/catalogue/price-note.tsx';
import { LineOrderPage } from '../../order/page/line-order-page.tsx';
import { usePersistentActionData } from '../../order/page/use-persistent-action-data.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { backupLine } from '../../order/lines/backup/backup-line.ts';
import { BackupSummary } from '../../order/lines/backup/backup-summary.tsx';
import { ConfigurationStage } from '../../order/lines/backup/configuration-stage.tsx';
import { Facts } from './facts.tsx';
import type { route } from './route.ts';
import { useBackupOrder } from '../../order/lines/backup/use-backup-order.ts';
import { useVolumeText } from '../../order/lines/backup/use-volume-text.ts';

/** Backup storage and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const volumeText = useVolumeText();
  const data = usePageData<typeof route>();
  const answer = usePersistentActionData<OrderAnswer>();
  const controls = useBackupOrder({ promo: data.promo, payer: refusedPayer(answer), search, stage: data.stage });
  const { order } = controls;
  return (
    <LineOrderPage
      data={data}
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
      summary={(frame) => <BackupSummary order={order} {...frame} />}
      call={(body) => backupLine.call(order, body)}
      configuration={({ errors }) => <ConfigurationStage controls={controls} errors={errors} />}
    />
  );
}
