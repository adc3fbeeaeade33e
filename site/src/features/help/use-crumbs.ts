import { useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { helpWords } from './words.ts';

/** A step of the path to a page; the last one, the page itself, has no address. */
export interface Crumb {
  label: string;
  /** Without language prefix. */
  path?: string;
}

/** The path from the first page of the help centre, for `<Breadcrumbs>`. */
export function useCrumbs(crumbs: readonly Crumb[]): { label: string; href?: string }[] {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  return [{ label: formatMessage(helpWords.help), path: '/help/' }, ...crumbs].map(({ label, path }) => ({
    label,
    ...(path !== undefined && { href: href(path) }),
  }));
}
