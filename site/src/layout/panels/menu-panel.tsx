import { Disclosure } from '@hoster/ui/disclosure';
import { ColumnLink } from '@hoster/ui/link-columns';
import { SidePopover } from '@hoster/ui/side-popover';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useSiteNav } from '../nav/use-site-nav.ts';
import { MENU_PANEL } from './panel-ids.ts';
import { panelWords } from './panel-words.ts';

/** The menu of small screens: all links in groups that open one at a time. */
export function MenuPanel() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { pathname } = useLocation();
  const groups = useSiteNav();
  const isHere = (to: string) => pathname === href(to);
  const current = groups.find(({ links }) => links.some(({ to }) => isHere(to)));
  // On the home page, visitors look for the services.
  const open = current && current.id !== 'main' ? current.id : 'services';
  return (
    <SidePopover id={MENU_PANEL} title={formatMessage(panelWords.menu)} closeLabel={formatMessage(panelWords.close)}>
      <nav aria-label={formatMessage(panelWords.nav)}>
        {groups.map(({ id, label, links }) => (
          <Disclosure key={id} name="menu-group" open={id === open} summary={formatMessage(label)}>
            <ul role="list">
              {links.map((link) => (
                <ColumnLink key={link.to} href={href(link.to)} aria-current={isHere(link.to) ? 'page' : undefined}>
                  {formatMessage(link.label)}
                </ColumnLink>
              ))}
            </ul>
          </Disclosure>
        ))}
      </nav>
      <LanguageLinks />
    </SidePopover>
  );
}
