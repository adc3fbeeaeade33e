import { useIntl } from 'react-intl';

/** Returns a function that formats a calendar day: "1 September 2026". */
export function useDay(): (day: string) => string {
  const { formatDate } = useIntl();
  return (day) => formatDate(day, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
