import type { StockSubject } from '@hoster/contract';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { noticeAddress } from './notice-address.ts';

/** Link to the form that asks for an email when something sold out is back, where the page is a form itself. */
export function NoticeLink({ subject }: { subject: StockSubject }) {
  const href = useLocalPath();
  return (
    <TextLink href={href(noticeAddress(subject))} rel="nofollow">
      <FormattedMessage
        id="stock-notice.link"
        defaultMessage="Email me when it’s back in stock"
        description="Link beside what is sold out"
      />
    </TextLink>
  );
}
