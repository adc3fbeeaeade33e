import { Button } from '@hoster/ui/button';
import { FormattedMessage } from 'react-intl';

/** Logs out by a form that works without script, where the header has no menu. */
export function LogOut() {
  return (
    <form method="post" action="/auth/logout/">
      <Button type="submit" variant="secondary" size="small">
        <FormattedMessage id="layout.account.log-out" defaultMessage="Sign out" description="Account menu: button" />
      </Button>
    </form>
  );
}
