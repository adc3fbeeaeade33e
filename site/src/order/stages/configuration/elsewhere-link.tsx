import { TextLink } from '@hoster/ui/text-link';
import { defineMessage, defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocalPath } from '../../../i18n/use-local-path.ts';

const words: Readonly<Record<'plans' | 'support', MessageDescriptor>> = defineMessages({
  plans: {
    id: 'order.sold-out.plans',
    defaultMessage: 'See other plans',
    description: 'Link from a plan that is sold out in every location',
  },
  support: {
    id: 'order.sold-out.support',
    defaultMessage: 'Contact support',
    description: 'Link from a service that is sold out in every location',
  },
});

/** Title of the notice beside the locations when none has the current choice. */
export const soldOutEverywhere: MessageDescriptor = defineMessage({
  id: 'order.sold-out.everywhere',
  defaultMessage: 'Sold out in every location at the moment',
});

/** Text below it, where there are no alternatives. */
export const tryLater: MessageDescriptor = defineMessage({
  id: 'order.sold-out.later',
  defaultMessage: 'Try again later, or ask support when it’ll be back in stock.',
  description: 'What to do about a service that is sold out in every location',
});

/**
 * Link for when the page has no alternatives: to the other plans, or to support.
 * @param plans path of the list of plans; without it there are no others
 */
export function ElsewhereLink({ plans }: { plans?: string }) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  return <TextLink href={href(plans ?? '/contacts/')}>{formatMessage(plans ? words.plans : words.support)}</TextLink>;
}
