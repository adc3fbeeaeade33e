import type { MenuContext } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { LinkButton } from '@hoster/ui/link-button';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../app-context.tsx';
import { LedgerPrice } from '../../features/currency/ledger-price.tsx';
import { useServiceHref } from '../../features/service-host/use-service-href.ts';
import * as css from './account-links.css.ts';
import { panelWords } from './panel-words.ts';

/** Entries that the panel shows in a form of its own. */
const OWN = ['logout', 'admin'];

/**
 * Balance, top-up, the server's entries, and logging out by a form that works without script. The server's own logout
 * entry is left out on small screens; on large ones it is that form's button which takes its text.
 */
export function AccountLinks({ menu, withLogoutItem = false }: { menu: MenuContext; withLogoutItem?: boolean }) {
  const { lang } = useApp();
  const serviceHref = useServiceHref();
  const items = menu.items[lang];
  const logoutText = withLogoutItem ? items.find(({ key }) => key === 'logout')?.text : undefined;
  return (
    <div className={css.root}>
      <div className={css.who}>
        <strong className={css.name}>{menu.user.display}</strong>
        {menu.user.email === menu.user.display ? null : <span className={css.mail}>{menu.user.email}</span>}
      </div>
      <div className={css.balance}>
        <a href={serviceHref(menu.balance_link)} className={css.balanceLink}>
          <span className={css.mail}>
            <FormattedMessage {...panelWords.balance} />
          </span>
          <LedgerPrice value={menu.balance} size="large" />
        </a>
        <LinkButton href={serviceHref(menu.balance_link)} size="small" variant="action">
          <FormattedMessage {...panelWords.topUp} />
        </LinkButton>
      </div>
      <ul role="list" className={css.list}>
        {menu.is_staff ? (
          <li>
            <a href="/admin/" className={css.link} data-native>
              <FormattedMessage {...panelWords.admin} />
            </a>
          </li>
        ) : null}
        {items
          .filter(({ key }) => !OWN.includes(key))
          .map(({ key, url, text, badge }) => (
            <li key={key}>
              <a href={serviceHref(url)} className={css.link}>
                {text}
                {badge ? (
                  <span className={css.badge}>
                    <span aria-hidden="true">{badge}</span>
                    <VisuallyHidden>
                      <FormattedMessage
                        id="layout.account.unread"
                        defaultMessage="{count, plural, =0 {no unread} one {# unread} other {# unread}}"
                        description="Account menu: number beside an entry, for screen readers"
                        values={{ count: badge }}
                      />
                    </VisuallyHidden>
                  </span>
                ) : null}
              </a>
            </li>
          ))}
      </ul>
      <form method="post" action="/auth/logout/">
        <Button type="submit" variant="secondary" stretched>
          {logoutText ?? <FormattedMessage {...panelWords.logOut} />}
        </Button>
      </form>
    </div>
  );
}
