import type { ChargedTotal } from '@hoster/domain/charge';
import { FormattedMessage } from 'react-intl';
import { Onward } from '../../features/order/onward.tsx';
import { OrderSummary } from '../../features/order/order-summary.tsx';
import type { Stage } from '../../features/order/stages.ts';
import type { BackupOrder } from './backup-order.ts';
import { useVolumeText } from './use-volume-text.ts';

interface BackupSummaryProps {
  order: BackupOrder;
  charged: ChargedTotal;
  stage: Stage;
  /** The stage behind the configuration. */
  next: Stage;
}

/** What is being ordered, and what it costs. */
export function BackupSummary({ order, charged, stage, next }: BackupSummaryProps) {
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
      charged={charged}
      tax={context.tax}
      months={choice.rent_period}
      trialDays={null}
      action={stage === 'configuration' ? <Onward next={next} /> : null}
    />
  );
}
