import type { Location } from '@hoster/contract';
import { toCents } from '@hoster/domain/money/money';
import { PageFact } from '@hoster/ui/page-lead';
import type { ReactNode } from 'react';
import { defineMessages, FormattedList, useIntl, type MessageDescriptor } from 'react-intl';
import { Money } from '../price/money.tsx';

const names: Readonly<Record<'from' | 'places' | 'city' | 'centre', MessageDescriptor>> = defineMessages({
  from: { id: 'catalogue.fact.from', defaultMessage: 'lowest price' },
  places: { id: 'catalogue.fact.places', defaultMessage: 'data centres' },
  city: { id: 'catalogue.fact.city', defaultMessage: 'city', description: 'Name of a fact about a country' },
  centre: {
    id: 'catalogue.fact.centre',
    defaultMessage: 'data centre',
    description: 'Name of a fact about a country',
  },
});

/** A figure beside the heading. */
export function Fact({ name, children }: { name: MessageDescriptor; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return <PageFact name={formatMessage(name)}>{children}</PageFact>;
}

/** The lowest price, in euros a month; nothing where nothing is sold. */
export const LowestPrice = ({ price }: { price: number }) =>
  Number.isFinite(price) ? (
    <Fact name={names.from}>
      <Money cents={toCents(price)} monthly />
    </Fact>
  ) : null;

/** Number of data centres. */
export const PlaceCount = ({ places }: { places: readonly Location[] }) => (
  <Fact name={names.places}>{places.length}</Fact>
);

/** Cities and names of a country's data centres. */
export const PlaceNames = ({ places }: { places: readonly Location[] }) => (
  <>
    <Fact name={names.city}>
      <FormattedList value={places.map(({ city }) => city)} style="narrow" />
    </Fact>
    <Fact name={names.centre}>
      <FormattedList value={places.map(({ datacenter, slug }) => datacenter ?? slug)} style="narrow" />
    </Fact>
  </>
);
