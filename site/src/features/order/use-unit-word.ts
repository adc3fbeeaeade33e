import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages({
  GB: { id: 'order.unit.gb', defaultMessage: 'GB', description: 'Unit of memory and disk' },
  TB: { id: 'order.unit.tb', defaultMessage: 'TB', description: 'Unit of traffic' },
});

/** The words for units that the calls spell in Latin letters in every language; others stay as they are. */
export function useUnitWord(): (unit: string) => string {
  const { formatMessage } = useIntl();
  return (unit) => (unit === 'GB' || unit === 'TB' ? formatMessage(words[unit]) : unit);
}
