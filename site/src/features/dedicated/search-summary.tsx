import { activeFilters, dsFilterParams, type DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { List } from '@hoster/ui/list';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { dsFiguresQuery, dsGroupLandingsQuery, dsLocationLandingsQuery, dsSetsQuery } from '../../api/dedicated.ts';
import { useApp, type AppContext } from '../../app/app-context.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useFilterText } from './active-chips.tsx';
import { landingName } from './landing.ts';
import { Text } from '@hoster/ui/text';
import { useCurrency } from '../../app/visitor/use-currency.ts';

interface SearchSummaryProps {
  /** Name of the landing, `in-germany`; undefined for the whole list. */
  landing: string | undefined;
  filter: DsFilter;
}

/** Fetches what `SearchSummary` shows. Throws the 404 of an unknown landing. */
export async function loadSearch(app: AppContext, { landing, filter }: SearchSummaryProps): Promise<void> {
  const { queryClient } = app;
  await Promise.all([
    queryClient.ensureQueryData(dsFiguresQuery(app, { landing, filter })),
    queryClient.ensureQueryData(dsSetsQuery(app)),
    queryClient.ensureQueryData(dsLocationLandingsQuery(app)),
    queryClient.ensureQueryData(dsGroupLandingsQuery(app)),
  ]);
}

/** Returns what names a search: the part of the list that it looks through, then each filter that is on. */
export function useSearchWords(): (search: SearchSummaryProps) => string[] {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { data: sets } = useSuspenseQuery(dsSetsQuery(app));
  const { data: countries } = useSuspenseQuery(dsLocationLandingsQuery(app));
  const { data: groups } = useSuspenseQuery(dsGroupLandingsQuery(app));
  const textOf = useFilterText(sets);
  return ({ landing, filter }) => [
    [...countries, ...groups].find((one) => landingName(one) === landing)?.label ??
      formatMessage({
        id: 'dedicated-alerts.all',
        defaultMessage: 'Dedicated servers',
        description: 'What a saved search looks through',
      }),
    ...activeFilters(filter).map((one) => textOf(one, filter)),
  ];
}

/** A search in words, and how many servers it finds now. */
export function SearchSummary({ landing, filter }: SearchSummaryProps) {
  const app = useApp();
  const href = useLocalPath();
  const { data: figures } = useSuspenseQuery(dsFiguresQuery(app, { landing, filter }));
  const words = useSearchWords()({ landing, filter });
  const search = String(dsFilterParams(filter));
  const page = landing === undefined ? '' : `${landing}/`;
  return (
    <>
      <List>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </List>
      {activeFilters(filter).some(({ kind }) => kind === 'price') ? <EuroNote /> : null}
      <p>
        <TextLink href={href(`/dedicated-servers/${page}${search ? `?${search}` : ''}`)}>
          <FormattedMessage
            id="dedicated-alerts.now"
            defaultMessage="{count, plural, =0 {No servers match now} one {# server matches now} other {# servers match now}}"
            description="Link to the list with a saved search"
            values={{ count: figures.count }}
          />
        </TextLink>
      </p>
    </>
  );
}

/** Explains a price filter set in another currency: rates change, and searches are kept in EUR. */
function EuroNote() {
  const { currency } = useCurrency();
  if (currency.short === 'EUR') return null;
  return (
    <Text size={14} tone="muted">
      <FormattedMessage
        id="dedicated.euros"
        defaultMessage="We save the price range in euros, at today’s rate."
        description="Beside a saved search with a price filter, when prices are shown in another currency"
      />
    </Text>
  );
}
