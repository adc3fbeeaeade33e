import type { Cms, Location, VhOrderContext, VhTariff } from '@hoster/contract';
import { compareVersions, runsOn } from '@hoster/domain/lines/web-hosting';
import { toCents } from '@hoster/domain/money/money';
import { PageFacts } from '@hoster/ui/page-lead';
import { defineMessages, FormattedList, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Fact, PlaceCount, PlaceNames } from '../../parts/catalogue/facts.tsx';
import { Money } from '../../parts/price/money.tsx';
import { useMemoryText } from './amounts.tsx';
import type { VhLanding } from './vh-rows.ts';

type Name = 'price' | 'php' | 'refund' | 'version' | 'memory' | 'database' | 'install' | 'license';
const names: Readonly<Record<Name, MessageDescriptor>> = defineMessages({
  price: {
    id: 'web-hosting.fact.price',
    defaultMessage: 'when paid monthly',
    description: 'Name of a figure: the lowest price of a month',
  },
  php: { id: 'web-hosting.fact.php', defaultMessage: 'PHP', description: 'Name of a figure: versions of PHP' },
  refund: {
    id: 'web-hosting.fact.refund',
    defaultMessage: 'money-back guarantee',
    description: 'Name of a figure: days in which the money is given back',
  },
  version: { id: 'web-hosting.fact.version', defaultMessage: 'version' },
  memory: { id: 'web-hosting.fact.memory', defaultMessage: 'RAM needed' },
  database: { id: 'web-hosting.fact.database', defaultMessage: 'database' },
  install: { id: 'web-hosting.fact.install', defaultMessage: 'installation' },
  license: { id: 'web-hosting.fact.license', defaultMessage: 'licence' },
});

interface VhFactsProps {
  landing: VhLanding | null;
  context: Pick<VhOrderContext, 'test_days' | 'php_versions'>;
  tariffs: readonly VhTariff[];
  /** Empty for a country where the visitor may not order. */
  places: readonly Location[];
}

/** The figures of a catalogue page: of the whole catalogue, of a country, or of a system. */
export function VhFacts({ landing, context, tariffs, places }: VhFactsProps) {
  const cms = landing && 'cms' in landing ? landing.cms : undefined;
  // Where a country is sold out, nothing has this price.
  const isSoldOut = landing?.country_code && places.length > 0 && landing.min_price === null;
  const least = landing?.min_price ?? Math.min(...(isSoldOut ? [] : tariffs).map(({ price }) => price));
  const versions = context.php_versions.map(({ version }) => version).filter((version) => !cms || runsOn(cms, version));
  return (
    <PageFacts columns={cms ? 4 : 2}>
      {Number.isFinite(least) ? (
        <Fact name={names.price}>
          <Money cents={toCents(least)} monthly />
        </Fact>
      ) : null}
      {cms ? <Fact name={names.version}>{cms.version}</Fact> : null}
      {landing?.country_code && places.length > 0 ? <PlaceNames places={places} /> : null}
      {versions.length > 0 && !landing?.country_code ? <Fact name={names.php}>{rangeOf(versions)}</Fact> : null}
      {cms ? <CmsFacts cms={cms} /> : null}
      {landing ? null : <PlaceCount places={places} />}
      <Fact name={names.refund}>
        <FormattedMessage
          id="web-hosting.fact.days"
          defaultMessage="{days, plural, one {# day} other {# days}}"
          description="Length of the money-back guarantee"
          values={{ days: context.test_days }}
        />
      </Fact>
    </PageFacts>
  );
}

/** "7.4–8.5" */
function rangeOf(versions: readonly string[]): string {
  const inOrder = versions.toSorted(compareVersions);
  return [...new Set([inOrder.at(0), inOrder.at(-1)])].join('–');
}

function CmsFacts({ cms }: { cms: Cms }) {
  const memoryText = useMemoryText();
  return (
    <>
      <Fact name={names.memory}>{memoryText(cms.memory_mb)}</Fact>
      <Fact name={names.database}>
        {cms.databases.length > 0 ? (
          <FormattedList value={cms.databases} type="disjunction" />
        ) : (
          <FormattedMessage
            id="web-hosting.no-database"
            defaultMessage="not needed"
            description="A system works without a database"
          />
        )}
      </Fact>
      <Fact name={names.install}>
        {cms.one_click ? (
          <FormattedMessage
            id="web-hosting.one-click"
            defaultMessage="one click"
            description="How a system is installed"
          />
        ) : cms.kind === 'framework' ? (
          <FormattedMessage
            id="web-hosting.by-composer"
            defaultMessage="with Composer"
            description="How a system is installed"
          />
        ) : (
          <FormattedMessage
            id="web-hosting.by-upload"
            defaultMessage="by upload"
            description="How a system is installed"
          />
        )}
      </Fact>
      <Fact name={names.license}>
        {cms.license === 'free' ? (
          <FormattedMessage id="web-hosting.free" defaultMessage="free" description="Licence of a system" />
        ) : (
          <FormattedMessage
            id="web-hosting.paid"
            defaultMessage="paid, from the vendor"
            description="Licence of a system"
          />
        )}
      </Fact>
    </>
  );
}
