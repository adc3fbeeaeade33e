import { AccountBalance, AccountLink, AccountSummary } from '@hoster/ui/account-summary';
import { Button } from '@hoster/ui/button';
import { LinkButton } from '@hoster/ui/link-button';

export function Example() {
  return (
    <AccountSummary
      variant="popup"
      name="Anna Kask"
      detail="anna@example.org"
      balance={
        <AccountBalance
          href="#balance"
          label="Balance"
          amount="€120.50"
          action={
            <LinkButton href="#top-up" size="small" variant="action">
              Top up
            </LinkButton>
          }
        />
      }
      footer={
        <Button variant="secondary" stretched>
          Sign out
        </Button>
      }
    >
      <AccountLink href="#services">Services</AccountLink>
      <AccountLink href="#tickets" count={2} countLabel="2 unread">
        Tickets
      </AccountLink>
    </AccountSummary>
  );
}
