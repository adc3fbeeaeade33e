import { JumpLinks } from '@hoster/ui/jump-links';
import { useIntl } from 'react-intl';

interface ContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a page. */
export function Contents({ sections }: ContentsProps) {
  const { formatMessage } = useIntl();
  return (
    <JumpLinks
      links={sections}
      label={formatMessage({
        id: 'account.contents',
        defaultMessage: 'On this page',
        description: 'Name of the list of sections',
      })}
    />
  );
}
