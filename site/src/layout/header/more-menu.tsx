import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { NavGroups } from '../nav/nav-groups.tsx';
import { useSiteNav } from '../nav/use-site-nav.ts';
import * as css from './header.css.ts';
import { useCloseOutside } from './use-close-outside.ts';

/** All places of the site in four groups. The browser's own disclosure, so that it opens without script too. */
export function MoreMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details);
  return (
    <details ref={details} className={css.more}>
      <summary className={css.moreButton}>
        <FormattedMessage id="layout.more" defaultMessage="More" description="Opens the panel with all links" />
        <svg className={css.chevron} width="12" height="12" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 6 5 5 5-5" />
        </svg>
      </summary>
      <div className={css.morePanel}>
        <NavGroups groups={useSiteNav()} level={2} className={css.moreGroups} />
      </div>
    </details>
  );
}
