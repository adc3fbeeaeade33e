import { FormattedMessage } from 'react-intl';
import { OrderSummary, type SummaryFrame } from '../../summary/order-summary.tsx';
import type { BackupOrder } from './backup-order.ts';
import { useVolumeText } from './use-volume-text.ts';

/** Order summary: the items and the price. */
export function BackupSummary({ order, ...frame }: SummaryFrame & { order: BackupOrder }) {
  const volumeText = useVolumeText();
  const { choice, context } = order;
  return (
    <OrderSummary
      title={
        <FormattedMessage
          id="backups.summary"
          defaultMessage="Backup storage, {size}"
          description="What is ordered"
          values={{ size: volumeText(choice.volume) }}
        />
      }
      plan={volumeText(choice.volume)}
      description={context.locations.find(({ id }) => id === choice.location)?.city}
      {...frame}
      tax={context.tax}
      months={choice.rent_period}
    />
  );
}
