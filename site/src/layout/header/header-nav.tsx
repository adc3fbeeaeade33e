import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { onViewportChange } from '../../start/viewport.ts';
import { headerLinks } from '../nav/header-links.ts';
import * as css from './header.css.ts';
import { LateMoreMenu } from '../late-parts.tsx';

/** The main links in one row. Those without room are left to the More panel, which holds them all. */
export function HeaderNav() {
  const { formatMessage, locale } = useIntl();
  const href = useLocalPath();
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  const current = headerLinks.find(({ to }) => pathname.startsWith(href(to)))?.to;
  useEffect(() => {
    const look = () => hideWrapped(row.current);
    look();
    // The names are wider or narrower once the font has come.
    document.fonts?.ready.then(look, () => undefined);
    return onViewportChange(look);
  }, [locale]);
  return (
    <nav
      className={css.nav}
      aria-label={formatMessage({
        id: 'layout.nav',
        defaultMessage: 'Main navigation',
        description: 'Name of the navigation in the header',
      })}
    >
      <ul role="list" className={css.row} ref={row}>
        {headerLinks.map(({ to, label }) => (
          <li key={to}>
            <a href={href(to)} className={css.navLink} aria-current={to === current ? 'true' : undefined}>
              <FormattedMessage {...label} />
            </a>
          </li>
        ))}
      </ul>
      <LateMoreMenu />
    </nav>
  );
}

/** What has wrapped below the first line is clipped from sight: take it from the keyboard too. */
function hideWrapped(row: HTMLUListElement | null): void {
  const items = [...(row?.children ?? [])].filter((item) => item instanceof HTMLElement);
  const top = items[0]?.offsetTop ?? 0;
  for (const item of items) item.inert = item.offsetTop > top;
}
