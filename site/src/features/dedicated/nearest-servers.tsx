import type { DsFigures, DsTariff, PlanSet } from '@hoster/contract';
import { measureOf } from '@hoster/domain/lines/dedicated/filter';
import { toCents } from '@hoster/domain/money/money';
import { Card } from '@hoster/ui/card';
import { Grid } from '@hoster/ui/grid';
import { Heading } from '@hoster/ui/heading';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { Money } from '../../parts/price/money.tsx';
import { useFilterText } from './active-chips.tsx';
import { Configured } from './configured.tsx';
import { filterNames, inUnit, measureUnits } from './filter-words.ts';
import type { ServerList } from './use-server-list.ts';
import { useServerWords } from './use-server-words.ts';

type Nearest = NonNullable<DsFigures['nearest']>[number];

interface NearestServersProps {
  nearest: readonly Nearest[];
  filter: ServerList['filter'];
  sets: readonly PlanSet[];
  /** Address of the order of a server. */
  orderHref: (server: DsTariff) => string;
}

/** The servers that come nearest to the filters, each with what differs. */
export function NearestServers({ nearest, filter, sets, orderHref }: NearestServersProps) {
  const words = useServerWords();
  const href = useLocalPath();
  const differenceOf = useDifference(filter, sets);
  if (nearest.length === 0) return null;
  return (
    <Stack gap={16}>
      <Heading level={3} size={18}>
        <FormattedMessage
          id="dedicated.nearest"
          defaultMessage="Closest to your search"
          description="Heading of the servers that come nearest to filters which none matches"
        />
      </Heading>
      <Grid columns={{ base: 1, md: 3 }} gap={16}>
        {nearest.map(({ tariff, differs }) => (
          <Card key={tariff.id}>
            <Stack gap={8}>
              <Heading level={4} size={16}>
                {tariff.cpu_detail.model}
              </Heading>
              <Text weight="semibold">{differenceOf(tariff, differs)}</Text>
              <Text size={14} tone="muted">
                {[words.memory(tariff.memory_with_units), ...tariff.disks.map(words.disk)].join(' · ')}
              </Text>
              <div>
                <Money cents={toCents(tariff.price)} monthly mono />
                {tariff.configured ? <Configured of={tariff.configured} /> : null}
              </div>
              <LinkButton href={href(orderHref(tariff))} size="small">
                <FormattedMessage
                  id="dedicated.order"
                  defaultMessage="Order{name}"
                  description="Link to the order of a server; the name is for screen readers"
                  values={{ name: <VisuallyHidden> {tariff.name}</VisuallyHidden> }}
                />
              </LinkButton>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

/** What a server differs in from a filter: "+€19", "RAM: 128 GB", "without “NVMe”". */
function useDifference(filter: ServerList['filter'], sets: readonly PlanSet[]) {
  const { formatMessage, formatNumber } = useIntl();
  const textOf = useFilterText(sets);
  return (tariff: DsTariff, differs: Nearest['differs']): ReactNode => {
    if (differs.value !== null) {
      return (
        <FormattedMessage
          id="dedicated.nearest.without"
          defaultMessage="Not “{filter}”"
          description="What a server differs in from the filters"
          values={{ filter: textOf(differs, filter) }}
        />
      );
    }
    const figure = measureOf(tariff)[differs.kind];
    if (differs.kind !== 'price') {
      return `${formatMessage(filterNames[differs.kind])}: ${formatNumber(inUnit(differs.kind, figure))}\u00a0${formatMessage(measureUnits[differs.kind])}`;
    }
    const { min, max } = filter.price;
    return <Money cents={toCents(figure - (max !== null && figure > max ? max : (min ?? 0)))} signed monthly />;
  };
}
