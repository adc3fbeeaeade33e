import { Button } from '@hoster/ui/button';
import { FormattedMessage } from 'react-intl';
import * as css from './world.css.ts';

/** Stands where one part of the page could not be had. */
export function PartFailed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className={css.failed}>
      <p>
        <FormattedMessage
          id="home.part-failed"
          defaultMessage="This list could not be loaded just now. The rest of the page is complete."
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
