import type { Location } from '@hoster/contract';
import { Flag } from '@hoster/ui/flag';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { Text } from '@hoster/ui/text';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { pingUrl } from '../latency/ping-url.ts';
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

interface PlaceFieldProps<Place extends Location> {
  places: readonly Place[];
  value: number;
  onValueChange: (id: number) => void;
  isSoldOut: (place: Place) => boolean;
  /** Why a place can't be chosen for another reason. */
  reasonOf?: (place: Place) => string | undefined;
  priceOf?: (place: Place) => ReactNode;
  error: string | readonly string[] | undefined;
  /** Below the choice: what is wrong with it. */
  children?: ReactNode;
}

/**
 * The data centre, with the latency from here once the visitor has it measured. Those that can't be chosen come last:
 * their reasons take a line.
 */
export function PlaceField<Place extends Location>(props: PlaceFieldProps<Place>) {
  const { places, value, onValueChange, isSoldOut, reasonOf, priceOf, error, children } = props;
  const { formatMessage } = useIntl();
  const [latency, setLatency] = useState<Readonly<Record<string, string>>>({});
  const [nearest, setNearest] = useState<string>();
  const told = places.map((place) => ({
    place,
    reason: !place.is_available
      ? (place.unavailable_reason ?? formatMessage(words.closed))
      : isSoldOut(place)
        ? formatMessage(words.soldOut)
        : reasonOf?.(place),
  }));
  const inOrder = told.toSorted((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined));
  return (
    <FormSection
      id="location-section"
      title={formatMessage(commonNames.location)}
      value={
        places.some((place) => pingUrl(place) !== null) ? (
          <LatencyButton
            places={places}
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
        options={inOrder.map(({ place, reason }) => {
          const price = priceOf?.(place);
          return {
            value: String(place.id),
            title: place.city,
            leading: <Flag country={place.country_code} size="small" />,
            // A city state is named once.
            description:
              [place.name === place.city ? '' : place.name, latency[place.slug]].filter(Boolean).join(' · ') ||
              undefined,
            ...(price != null && { price }),
            // What is chosen stays operable: the notice below explains and offers ways out.
            ...(reason !== undefined && { conflict: reason, disabled: place.id !== value }),
          };
        })}
      />
      {children}
      {/* In the document before its text, so that it's announced; without room of its own. */}
      <VisuallyHidden role="status">{nearest}</VisuallyHidden>
      {nearest === undefined ? null : (
        <Text size={14} tone="muted" aria-hidden>
          {nearest}
        </Text>
      )}
    </FormSection>
  );
}
