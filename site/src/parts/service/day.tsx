import { useIntl } from 'react-intl';

export interface DayProps {
  /** ISO 8601, UTC. */
  value: string;
  /** Includes the time, with the name of the time zone. */
  time?: boolean;
}

/** A date in the visitor's time zone; in UTC while that is unknown. */
export function Day({ value, time = false }: DayProps) {
  const { formatDate } = useIntl();
  const day = formatDate(value, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    // Twelve-hour times differ between the dictionaries of server and browser.
    ...(time && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }),
  });
  // No line ends with the number of a day or consists of a time zone, and none of Russian begins with the “г.” of “2026 г.”.
  const kept = day.replace(/^(\d+) /, '$1\u00a0').replace(' г.', '\u00a0г.');
  return <time dateTime={value}>{time ? kept.replace(/ (?=\S+$)/, '\u00a0') : kept}</time>;
}
