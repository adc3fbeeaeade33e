import { Inline } from '@hoster/ui/inline';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { type CustomerListName, type CustomerTab, tabHref } from './tabs.ts';
import { words } from './words.ts';

interface OlderLinksProps {
  id: number;
  tab: CustomerTab;
  /** The list that they lead through. */
  list: CustomerListName;
  /** Where the shown page begins; undefined: the first one. */
  before: number | undefined;
  /** Where the next one begins; null: there's none. */
  next: number | null;
}

/** Links to the next page of a list, and back to the first one. */
export function OlderLinks({ before, id, list, next, tab }: OlderLinksProps) {
  const { formatMessage } = useIntl();
  if (before === undefined && next === null) return null;
  return (
    <Inline gap={16}>
      {before === undefined ? null : (
        <TextLink href={tabHref(id, tab)} data-keep-scroll>
          {formatMessage(words.newest)}
        </TextLink>
      )}
      {next === null ? null : (
        <TextLink href={tabHref(id, tab, { [list]: next })} data-keep-scroll>
          {formatMessage(words.older)}
        </TextLink>
      )}
    </Inline>
  );
}
