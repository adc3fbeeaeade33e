import { Button } from '@hoster/ui/button';
import { ErrorState } from '@hoster/ui/error-state';

export function Example() {
  return (
    <ErrorState title="We couldn’t load your invoices" code="503" actions={<Button>Try again</Button>}>
      It’s our fault, and your data is safe.
    </ErrorState>
  );
}
