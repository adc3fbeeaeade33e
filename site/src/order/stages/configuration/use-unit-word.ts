import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages({
  GB: { id: 'order.unit.gb', defaultMessage: 'GB', description: 'Unit of memory and disk' },
  TB: { id: 'order.unit.tb', defaultMessage: 'TB', description: 'Unit of traffic' },
});

/** Translations of units that the API returns in Latin letters in every language; others are unchanged. */
export function useUnitWord(): (unit: string) => string {
  const { formatMessage } = useIntl();
  return (unit) => (unit === 'GB' || unit === 'TB' ? formatMessage(words[unit]) : unit);
}
