import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { FormattedMessage } from 'react-intl';

/** Error in place of a section that failed to load. */
export function PartFailed({ retry }: { retry: () => void }) {
  return (
    <Stack role="alert" align="start">
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
    </Stack>
  );
}
