import { Button } from '@hoster/ui/button';
import { Hidden } from '@hoster/ui/hidden';
import { FormattedMessage, useIntl } from 'react-intl';

interface MeasureButtonProps {
  measuring: boolean;
  onMeasure: () => void;
}

/** Starts the measurement of the latency, which only scripts can do. */
export function MeasureButton({ measuring, onMeasure }: MeasureButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Hidden withoutScript>
      <Button
        size="small"
        variant="secondary"
        loading={measuring}
        loadingLabel={formatMessage({
          id: 'city.measuring',
          defaultMessage: 'Measuring…',
          description: 'While latency is being measured',
        })}
        onClick={onMeasure}
      >
        <FormattedMessage
          id="city.measure"
          defaultMessage="Measure latency"
          description="Button beside the heading of the map of a country’s data centres"
        />
      </Button>
    </Hidden>
  );
}
