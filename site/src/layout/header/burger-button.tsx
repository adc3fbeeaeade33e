import { useIntl } from 'react-intl';
import type { PanelOpener } from '../panels/use-panels.tsx';
import { useHydrated } from '../use-hydrated.ts';
import * as css from './header.css.ts';

/** Where the links stand without script. */
export const FOOTER_NAV = 'site-nav';

/** Opens the menu of small screens; without script it leads to the links in the footer. */
export function BurgerButton({ opener }: { opener: PanelOpener }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({
    id: 'layout.menu',
    defaultMessage: 'Menu',
    description: 'Opens the menu on small screens',
  });
  const fallback = `#${FOOTER_NAV}`;
  const preload = () => opener.preload('menu');
  const icon = (
    <svg width="24" height="24" viewBox="0 0 24 24" className={css.strokes} aria-hidden="true">
      <path d="M4 7h16M4 12h16M4 17h16" />
    </svg>
  );
  return useHydrated() ? (
    <button
      type="button"
      className={css.burger}
      aria-label={label}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => opener.show('menu', fallback)}
    >
      {icon}
    </button>
  ) : (
    <a href={fallback} className={css.burger} aria-label={label}>
      {icon}
    </a>
  );
}
