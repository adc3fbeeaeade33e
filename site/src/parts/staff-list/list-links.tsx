import { Inline } from '@hoster/ui/inline';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { words } from './words.ts';

export interface ListLinksProps {
  /** Address of the first page; null on it. */
  first: string | null;
  /** Address of the page of what is older; null on the last one. */
  next: string | null;
  /** Address of the list as CSV, with its filters. */
  csv: string;
}

/** What follows a list of staff: its first and next page, and the list as a file. */
export function ListLinks({ csv, first, next }: ListLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <Inline gap={16}>
      {first === null ? null : <TextLink href={first}>{formatMessage(words.first)}</TextLink>}
      {next === null ? null : <TextLink href={next}>{formatMessage(words.next)}</TextLink>}
      <TextLink href={csv} data-native>
        {formatMessage(words.csv)}
      </TextLink>
    </Inline>
  );
}
