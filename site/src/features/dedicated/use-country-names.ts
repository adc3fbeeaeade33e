import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { dsLocationLandingsQuery } from '../../api/dedicated.ts';
import { useApp } from '../../app/app-context.tsx';

/** Names of the countries with dedicated servers, in the reader's language. */
export function useCountryNames(): (code: string) => string {
  const { formatDisplayName } = useIntl();
  const { data: landings = [] } = useQuery(dsLocationLandingsQuery(useApp()));
  return (code) =>
    landings.find(({ country_code: country }) => country === code)?.label ??
    formatDisplayName(code, { type: 'region' }) ??
    code;
}
