import { Inline } from '@hoster/ui/inline';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages({
  first: { id: 'staff-finance.first', defaultMessage: 'Newest', description: 'Link to the first page of a list' },
  older: { id: 'staff-finance.older', defaultMessage: 'Older', description: 'Link to the next page of a list' },
});

/** Links to the first and the next page of a list that begins with the newest. */
export function OlderLinks({ first, older }: { first: string | null; older: string | null }) {
  const { formatMessage } = useIntl();
  if (first === null && older === null) return null;
  return (
    <Inline gap={16}>
      {first === null ? null : <TextLink href={first}>{formatMessage(words.first)}</TextLink>}
      {older === null ? null : <TextLink href={older}>{formatMessage(words.older)}</TextLink>}
    </Inline>
  );
}
