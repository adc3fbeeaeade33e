import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';

/** The day on which an article was published, in the visitor's time zone. */
export function Published({ value }: { value: string }) {
  const { formatDate } = useIntl();
  return (
    <Text element="span" size={14} tone="muted" wrap="nowrap">
      <time dateTime={value}>{formatDate(value, { day: 'numeric', month: 'long', year: 'numeric' })}</time>
    </Text>
  );
}
