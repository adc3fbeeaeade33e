import type { FormerPlan } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';

/** A withdrawn plan by its name, and the one to order instead. */
export function FormerPlanCallout({ former: { name, successor } }: { former: FormerPlan }) {
  const href = useLocalPath();
  return (
    <Callout
      tone="info"
      title={
        <FormattedMessage
          id="former-plan.title"
          defaultMessage="{name} is no longer available"
          description="Title of the note about a plan that isn’t sold any more"
          values={{ name }}
        />
      }
    >
      <p>
        {successor ? (
          <FormattedMessage
            id="former-plan.successor"
            defaultMessage="We recommend <link>{name}</link> instead. If you already have a service on this plan, it keeps running and renews as before."
            description="Note about a plan that isn’t sold any more, with its successor"
            values={{
              name: successor.name,
              link: (text) => <TextLink href={href(successor.url)}>{text}</TextLink>,
            }}
          />
        ) : (
          <FormattedMessage
            id="former-plan.none"
            defaultMessage="Choose another option below. If you already have a service on this plan, it keeps running and renews as before."
            description="Note about a plan that isn’t sold any more, without a successor"
          />
        )}
      </p>
    </Callout>
  );
}
