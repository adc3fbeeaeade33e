import { Button } from '@hoster/ui/button';
import { FormattedMessage } from 'react-intl';
import * as css from './world.css.ts';

/** Error in place of a section that failed to load. */
export function PartFailed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className={css.failed}>
      <p>
        <FormattedMessage
          id="home.part-failed"
          defaultMessage="We couldn’t load this section."
          description="In place of a part of the page"
        />
      </p>
      <Button variant="secondary" onClick={retry}>
        <FormattedMessage
          id="home.retry"
          defaultMessage="Try again"
          description="Button: loads a part of the page again"
        />
      </Button>
    </div>
  );
}
