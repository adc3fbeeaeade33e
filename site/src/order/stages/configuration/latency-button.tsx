import type { Location } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Hidden } from '@hoster/ui/hidden';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface LatencyButtonProps {
  locations: readonly Location[];
  /** Called with the slug of a location and its latency in words. */
  onTime: (slug: string, text: string) => void;
  /** Called at the end with a sentence about the nearest one, or about the error. */
  onEnd: (summary: string) => void;
}

/** Measures the latency to the data centres on a click. */
export function LatencyButton({ locations, onTime, onEnd }: LatencyButtonProps) {
  const intl = useIntl();
  const [measuring, setMeasuring] = useState(false);
  async function measure(): Promise<void> {
    setMeasuring(true);
    try {
      // Few visitors need it.
      const { measureLatency } = await import('../../../parts/latency/measure-latency.ts');
      onEnd(await measureLatency(locations, intl, onTime));
    } catch {
      // Without a connection its script can't be loaded.
      onEnd(
        intl.formatMessage({
          id: 'order.measure.failed',
          defaultMessage: 'We couldn’t measure the latency. Reload the page.',
          description: 'After a click on “Measure latency” without a connection',
        }),
      );
    } finally {
      setMeasuring(false);
    }
  }
  return (
    <Hidden withoutScript element="span">
      <Button
        size="small"
        variant="secondary"
        loading={measuring}
        loadingLabel={intl.formatMessage({
          id: 'order.measuring',
          defaultMessage: 'Measuring…',
          description: 'While latency is being measured',
        })}
        onClick={() => void measure()}
      >
        <FormattedMessage
          id="order.measure"
          defaultMessage="Measure latency"
          description="Button beside the heading of the data centres"
        />
      </Button>
    </Hidden>
  );
}
