import { Callout } from '@hoster/ui/callout';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useLocalPath } from '../../../i18n/use-local-path.ts';
import type { OverOffer } from './over-offer.ts';

const titles: Readonly<Record<OverOffer, MessageDescriptor>> = defineMessages({
  ordered: { id: 'dedicated-offer.ordered', defaultMessage: 'You’ve already ordered this offer' },
  expired: { id: 'dedicated-offer.expired', defaultMessage: 'This offer has expired' },
  withdrawn: { id: 'dedicated-offer.withdrawn', defaultMessage: 'This offer is no longer available' },
});

/** Why the offer that led here can't be ordered. */
export function OverOfferNote({ state }: { state: OverOffer }) {
  const href = useLocalPath();
  return (
    <Callout tone="info" title={<FormattedMessage {...titles[state]} />}>
      <p>
        {state === 'ordered' ? (
          <FormattedMessage
            id="dedicated-offer.ordered-lead"
            defaultMessage="You’ll find the server in <link>your services</link>. Below is the regular server, at its usual price."
            values={{ link: (text) => <TextLink href="/my/services/">{text}</TextLink> }}
          />
        ) : (
          <FormattedMessage
            id="dedicated-offer.over-lead"
            defaultMessage="Below is the regular server, at its usual price. If you’d like a new offer, <link>contact us</link>."
            values={{ link: (text) => <TextLink href={href('/contacts/')}>{text}</TextLink> }}
          />
        )}
      </p>
    </Callout>
  );
}
