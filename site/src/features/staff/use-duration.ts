import { useIntl } from 'react-intl';

/** Returns a function that writes a time in minutes: “45 min”, “5 hr”, “3 days”. */
export function useDuration(): (minutes: number) => string {
  const { formatNumber } = useIntl();
  return (minutes) => {
    const [value, unit] =
      minutes < 120 ? [minutes, 'minute'] : minutes < 2880 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day'];
    return formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  };
}
