import { ColumnLink, LinkColumn, LinkColumns } from '@hoster/ui/link-columns';
import { useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import type { NavGroup } from './site-nav.ts';

/** Columns of links, each under its name. `fit` as for LinkColumns. */
export function NavGroups({ groups, fit }: { groups: readonly NavGroup[]; fit: 'page' | 'content' }) {
  const href = useLocalPath();
  const { formatMessage } = useIntl();
  return (
    <LinkColumns fit={fit}>
      {groups.map(({ id, label, links }) => (
        <LinkColumn key={id} title={formatMessage(label)}>
          {links.map((link) => (
            <ColumnLink key={link.to} href={href(link.to)}>
              {formatMessage(link.label)}
            </ColumnLink>
          ))}
        </LinkColumn>
      ))}
    </LinkColumns>
  );
}
