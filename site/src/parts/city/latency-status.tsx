import type { Location } from '@hoster/contract';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useIntl } from 'react-intl';
import { latencyWords } from '../latency/latency-words.ts';
import type { Latency } from '../latency/nearest.ts';

interface LatencyStatusProps {
  /** Those to announce; none during a measurement. */
  locations: readonly Location[];
  latency: Latency;
}

/** Announces measured latencies. In the document before its text, so that screen readers notice it. */
export function LatencyStatus({ locations, latency }: LatencyStatusProps) {
  const { formatMessage, formatList } = useIntl();
  const times = locations.flatMap(({ slug, city }) => {
    const time = latency[slug];
    if (time === undefined) return [];
    const text =
      time === null
        ? formatMessage(latencyWords.noAnswer)
        : formatMessage(latencyWords.time, { time: Math.round(time) });
    return [`${city}: ${text}`];
  });
  return <VisuallyHidden role="status">{formatList(times, { type: 'unit' })}</VisuallyHidden>;
}
