import type { Location, StockSubject } from '@hoster/contract';
import { Flag } from '@hoster/ui/flag';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { Text } from '@hoster/ui/text';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { NoticeLink } from '../../../parts/stock-notice/notice-link.tsx';
import { pingUrl } from '../../../parts/latency/ping-url.ts';
import { commonNames } from './common-fields.ts';
import { LatencyButton } from './latency-button.tsx';

const words: Readonly<Record<'soldOut' | 'closed', MessageDescriptor>> = defineMessages({
  soldOut: {
    id: 'order.location.sold-out',
    defaultMessage: 'Sold out',
    description: 'On a data centre that has no more of this plan now',
  },
  closed: {
    id: 'order.location.closed',
    defaultMessage: 'Unavailable',
    description: 'On a data centre that takes no orders',
  },
});

interface LocationFieldProps<Offered extends Location> {
  locations: readonly Offered[];
  value: number;
  onValueChange: (id: number) => void;
  isSoldOut: (location: Offered) => boolean;
  /** Reason why a location can't be chosen, other than being sold out. */
  reasonOf?: (location: Offered) => string | undefined;
  priceOf?: (location: Offered) => ReactNode;
  /** What is ordered: for a notice by email when it’s back in a location where it’s sold out. */
  awaited?: Pick<StockSubject, 'line' | 'plan'>;
  error: string | readonly string[] | undefined;
  /** Shown below the choice: its problem. */
  children?: ReactNode;
}

/**
 * The data centre, with the latency once the visitor has measured it. Those that can't be chosen come last: their
 * reasons take a line.
 */
export function LocationField<Offered extends Location>(props: LocationFieldProps<Offered>) {
  const { locations, value, onValueChange, isSoldOut, reasonOf, priceOf, awaited, error, children } = props;
  const { formatMessage } = useIntl();
  const [latency, setLatency] = useState<Readonly<Record<string, string>>>({});
  const [nearest, setNearest] = useState<string>();
  const labelled = locations.map((location) => ({
    location,
    reason: !location.is_available
      ? (location.unavailable_reason ?? formatMessage(words.closed))
      : isSoldOut(location)
        ? formatMessage(words.soldOut)
        : reasonOf?.(location),
  }));
  const missing = locations.filter((location) => !location.is_available || isSoldOut(location));
  const inOrder = labelled.toSorted((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined));
  return (
    <FormSection
      id="location-section"
      title={formatMessage(commonNames.location)}
      value={
        locations.some((location) => pingUrl(location) !== null) ? (
          <LatencyButton
            locations={locations}
            onTime={(slug, text) => setLatency((known) => ({ ...known, [slug]: text }))}
            onEnd={setNearest}
          />
        ) : undefined
      }
    >
      <RadioTiles
        id="location"
        name="location"
        legend={formatMessage(commonNames.location)}
        legendHidden
        value={String(value)}
        onValueChange={(id) => onValueChange(Number(id))}
        error={error}
        options={inOrder.map(({ location, reason }) => {
          const price = priceOf?.(location);
          return {
            value: String(location.id),
            title: location.city,
            leading: <Flag country={location.country_code} size="small" />,
            // City states are named only once.
            description:
              [location.name === location.city ? '' : location.name, latency[location.slug]]
                .filter(Boolean)
                .join(' · ') || undefined,
            ...(price != null && { price }),
            // The chosen option stays enabled: the notice below explains the problem and offers alternatives.
            ...(reason !== undefined && { conflict: reason, disabled: location.id !== value }),
          };
        })}
      />
      {children}
      {awaited && missing.length > 0 ? (
        <p>
          <NoticeLink subject={{ ...awaited, places: missing.map(({ slug }) => slug).join(',') }} />
        </p>
      ) : null}
      {/* In the document before its text, so that it's announced; takes up no space. */}
      <VisuallyHidden role="status">{nearest}</VisuallyHidden>
      {nearest === undefined ? null : (
        <Text size={14} tone="muted" aria-hidden>
          {nearest}
        </Text>
      )}
    </FormSection>
  );
}
