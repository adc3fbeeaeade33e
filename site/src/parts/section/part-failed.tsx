import { ErrorState } from '@hoster/ui/error-state';
import { LinkButton } from '@hoster/ui/link-button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Section of the account that failed to load, with a link to retry. A link works without JavaScript. */
export function PartFailed({ title, href = '/my/' }: { title: ReactNode; href?: string }) {
  return (
    <ErrorState
      level={3}
      title={title}
      actions={
        <LinkButton href={href} data-keep-scroll data-replace>
          <FormattedMessage
            id="account.part.retry"
            defaultMessage="Try again"
            description="Button where a part of the account did not load"
          />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage
          id="account.part.text"
          defaultMessage="The rest of the page works. If this keeps happening, try again in a few minutes."
          description="A part of the account did not load: what to do"
        />
      </p>
    </ErrorState>
  );
}
