import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import type { NavGroup } from './site-nav.ts';
import * as css from './nav-groups.css.ts';

/** Columns of links, each under its name. `level` is the headings' place in the outline. */
export function NavGroups({
  groups,
  level,
  className,
}: {
  groups: readonly NavGroup[];
  level: 2 | 3;
  className: string;
}) {
  const href = useLocalPath();
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      {groups.map(({ id, label, links }) => (
        <section key={id}>
          <Heading className={css.heading}>
            <FormattedMessage {...label} />
          </Heading>
          <ul role="list">
            {links.map((link) => (
              <li key={link.to}>
                <a href={href(link.to)} className={css.link}>
                  <FormattedMessage {...link.label} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
