import { Breadcrumbs } from '@hoster/ui/breadcrumbs';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { withoutPrefix } from '../../i18n/languages.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { parentsOf } from '../../seo/path-names.ts';

/** The path to a page of the shop, as its structured data have it. Nothing for a page whose texts are missing. */
export function Crumbs({ headline }: { headline: string | null | undefined }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const href = useLocalPath();
  if (!headline) return null;
  return (
    <Breadcrumbs
      label={formatMessage({
        id: 'order.path',
        defaultMessage: 'Breadcrumbs',
        description: 'Name of the path to a page',
      })}
      items={[
        ...parentsOf(withoutPrefix(pathname)).map(([path, name]) => ({ label: formatMessage(name), href: href(path) })),
        { label: headline },
      ]}
    />
  );
}
