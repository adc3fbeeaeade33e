import type { ReactNode } from 'react';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './catalogue.css.ts';
import type { PartOfCatalogue } from './plan-rows.ts';

interface LandingLinksProps {
  title: ReactNode;
  landings: readonly PartOfCatalogue[];
  /** The page that shows the links: it needs none to itself. */
  current: PartOfCatalogue | null;
}

/** Links to the other pages of the catalogue. */
export function LandingLinks({ title, landings, current }: LandingLinksProps) {
  const href = useLocalPath();
  const others = landings.filter(({ id }) => id !== current?.id);
  if (others.length === 0) return null;
  return (
    <div>
      <h3 className={css.linksTitle}>{title}</h3>
      <ul className={css.links}>
        {others.map(({ id, url, label, short_description }) => (
          <li key={id}>
            <a href={href(url)} className={css.link}>
              <span className={css.linkLabel}>{label}</span>
              {short_description ? <span className={css.linkText}>{short_description}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
