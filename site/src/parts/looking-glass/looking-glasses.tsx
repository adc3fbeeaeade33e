import type { Location } from '@hoster/contract';
import { Disclosure } from '@hoster/ui/disclosure';
import { Section } from '@hoster/ui/section';
import { FormattedMessage } from 'react-intl';
import { hasLookingGlass, LookingGlass } from './looking-glass.tsx';

/** Data centres to test, each collapsed. Nothing where none has an address or a file. */
export function LookingGlasses({ places }: { places: readonly Location[] }) {
  const testable = places.filter(hasLookingGlass);
  return testable.map((place) => (
    <Disclosure
      key={place.id}
      variant="row"
      summary={
        <FormattedMessage
          id="glass.title"
          defaultMessage="{city}{code, select, none {} other {, {code}}}"
          description="Opens the test addresses of a data centre"
          values={{ city: place.city, code: place.datacenter ?? 'none' }}
        />
      }
    >
      <LookingGlass place={place} />
    </Disclosure>
  ));
}

/** The data centres of a page to test before an order. */
export function NetworkTest({ places }: { places: readonly Location[] }) {
  return (
    <Section
      id="network"
      level={3}
      size="small"
      title={
        <FormattedMessage
          id="glass.heading"
          defaultMessage="Test the network"
          description="Heading of the test addresses of data centres"
        />
      }
    >
      <div>
        <LookingGlasses places={places} />
      </div>
    </Section>
  );
}
