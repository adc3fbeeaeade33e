import type { Partner } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { EmptyState } from '@hoster/ui/empty-state';
import { Inline } from '@hoster/ui/inline';
import { List } from '@hoster/ui/list';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { PARTNER } from './route.ts';

const messages = defineMessages({
  title: { id: 'partner.start.title', defaultMessage: 'Earn cashback by recommending {brand}' },
  share: {
    id: 'partner.start.share',
    defaultMessage: 'Get your link and share it: on a site, in a channel, with your clients.',
  },
  earn: {
    id: 'partner.start.earn',
    defaultMessage: 'You earn {percent}% of what the customers who come by it pay for orders, excluding VAT.',
  },
  hold: {
    id: 'partner.start.hold',
    defaultMessage: 'After {days, plural, one {# day} other {# days}}, pay the cashback out to your balance.',
  },
  join: { id: 'partner.start.join', defaultMessage: 'Get your link', description: 'Button that joins the program' },
  joining: { id: 'partner.start.joining', defaultMessage: 'Creating your link…' },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** How the programme works, and the button that joins it. */
export function NotJoined({ partner: { percent, hold_days: days } }: { partner: Partner }) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const busy = useNavigation().formData?.get('intent') === 'join';
  return (
    <EmptyState
      title={formatMessage(words.title)}
      actions={
        <Inline gap={16}>
          <form method="post" action={PARTNER}>
            <input type="hidden" name="intent" value="join" />
            <Button type="submit" variant="action" loading={busy} loadingLabel={formatMessage(words.joining)}>
              {formatMessage(words.join)}
            </Button>
          </form>
          <TextLink href={href('/partners/')}>
            <FormattedMessage
              id="partner.rules"
              defaultMessage="How the program works"
              description="Link to the public page of the partner program"
            />
          </TextLink>
        </Inline>
      }
    >
      <Stack gap={8}>
        <List ordered>
          <li>{formatMessage(words.share)}</li>
          <li>{formatMessage(words.earn, { percent })}</li>
          <li>{formatMessage(words.hold, { days })}</li>
        </List>
      </Stack>
    </EmptyState>
  );
}
