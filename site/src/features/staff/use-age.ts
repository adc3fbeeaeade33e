import { useIntl } from 'react-intl';

const MINUTE = 60_000;

/** Returns a function that says how long ago something was: “3 hours”. `now` in milliseconds, the same on both sides. */
export function useAge(now: number): (since: string) => string {
  const { formatNumber } = useIntl();
  return (since) => {
    const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE));
    const hours = Math.floor(minutes / 60);
    const [value, unit] =
      hours < 2 ? [minutes, 'minute'] : hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
    return formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' });
  };
}
