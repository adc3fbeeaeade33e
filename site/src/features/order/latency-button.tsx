import type { Location } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Hidden } from '@hoster/ui/hidden';
import { Text } from '@hoster/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface LatencyButtonProps {
  places: readonly Location[];
  /** Called with the slug of a place and its latency in words. */
  onTime: (slug: string, text: string) => void;
}

/** Measures the latency to the data centres on a click, and says which one is nearest. */
export function LatencyButton({ places, onTime }: LatencyButtonProps) {
  const intl = useIntl();
  const [summary, setSummary] = useState<string>();
  const [measuring, setMeasuring] = useState(false);
  async function measure(): Promise<void> {
    setMeasuring(true);
    try {
      // Few visitors want it.
      const { measureInWords } = await import('./measure-in-words.ts');
      setSummary(await measureInWords(places, intl, onTime));
    } finally {
      setMeasuring(false);
    }
  }
  return (
    <Hidden withoutScript>
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
          description="Button under the choice of a data centre"
        />
      </Button>
      <Text role="status" size={14} tone="muted">
        {summary}
      </Text>
    </Hidden>
  );
}
