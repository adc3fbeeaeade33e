import type { MenuContext } from '@hoster/contract';
import { AccountBalance, AccountLink, AccountSummary } from '@hoster/ui/account-summary';
import { Button } from '@hoster/ui/button';
import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import { AccountSwitch } from '../../features/account-switch/account-switch.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { useServiceHref } from '../../parts/service-host/use-service-href.ts';
import { panelWords } from './panel-words.ts';

/** Entries that the panel renders itself. */
const OWN = ['logout', 'admin'];

/**
 * Balance, top-up, the server's entries, and a sign-out form that works without script. The server's own sign-out entry
 * is left out on small screens; in the popup of large ones, the form's button uses its text.
 */
export function AccountLinks({ menu, variant = 'panel' }: { menu: MenuContext; variant?: 'panel' | 'popup' }) {
  const { lang } = useApp();
  const serviceHref = useServiceHref();
  const items = menu.items[lang];
  const logoutText = variant === 'popup' ? items.find(({ key }) => key === 'logout')?.text : undefined;
  const { display, email } = menu.user;
  return (
    <AccountSummary
      variant={variant}
      name={display}
      detail={email === display ? null : email}
      balance={
        <AccountBalance
          href={serviceHref(menu.balance_link)}
          label={<FormattedMessage {...panelWords.balance} />}
          amount={<LedgerPrice value={menu.balance} size="large" />}
          action={
            <LinkButton href={serviceHref(menu.balance_link)} size="small" variant="action">
              <FormattedMessage {...panelWords.topUp} />
            </LinkButton>
          }
        />
      }
      footer={
        <>
          <AccountSwitch accounts={menu.accounts ?? []} />
          <form method="post" action="/auth/logout/">
            <Button type="submit" variant="secondary" stretched>
              {logoutText ?? <FormattedMessage {...panelWords.logOut} />}
            </Button>
          </form>
        </>
      }
    >
      {menu.is_staff ? (
        <AccountLink href="/admin/" data-native>
          <FormattedMessage {...panelWords.admin} />
        </AccountLink>
      ) : null}
      {items
        .filter(({ key }) => !OWN.includes(key))
        .map(({ key, url, text, badge }) => (
          <AccountLink
            key={key}
            href={serviceHref(url)}
            count={badge}
            countLabel={
              <FormattedMessage
                id="layout.account.unread"
                defaultMessage="{count, plural, =0 {no unread} one {# unread} other {# unread}}"
                description="Account menu: number beside an entry, for screen readers"
                values={{ count: badge ?? 0 }}
              />
            }
          >
            {text}
          </AccountLink>
        ))}
    </AccountSummary>
  );
}
