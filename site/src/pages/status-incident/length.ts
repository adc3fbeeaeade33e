import { useIntl } from 'react-intl';

const MINUTE = 60_000;

/** Returns a function that writes the time between two moments: “1 h 20 min”. */
export function useLength(): (from: number, to: number) => string {
  const { formatMessage } = useIntl();
  return (from, to) => {
    const all = Math.max(1, Math.round((to - from) / MINUTE));
    const values = {
      days: String(Math.floor(all / 1440)),
      hours: String(Math.floor(all / 60) % 24),
      minutes: String(all % 60),
    };
    return formatMessage(
      {
        id: 'status.length',
        defaultMessage:
          '{days, select, 0 {} other {{days} d }}{hours, select, 0 {} other {{hours} h }}{minutes, select, 0 {} other {{minutes} min}}',
        description: 'How long an incident took: 1 h 20 min. A part of zero is left out',
      },
      values,
    ).trim();
  };
}
