import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../../i18n/use-local-path.ts';

/** Link from a server that is sold out everywhere to the list, which has servers in stock first. */
export function OtherServers() {
  const href = useLocalPath();
  return (
    <TextLink href={href('/dedicated-servers/')}>
      <FormattedMessage
        id="dedicated.other-servers"
        defaultMessage="See other servers"
        description="Link on the page of a server that is sold out"
      />
    </TextLink>
  );
}
