import { AccordionMenu } from '@hoster/ui/accordion-menu';
import { SideDialog } from '@hoster/ui/side-dialog';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useSiteNav } from '../nav/use-site-nav.ts';
import { panelWords } from './panel-words.ts';
import type { PanelProps } from './panels.ts';

/** The menu of small screens: all links in groups that open one at a time. */
export function MenuPanel({ open, onClose }: PanelProps) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { pathname } = useLocation();
  const entries = useSiteNav().map(({ id, label, links }) => ({
    id,
    label: formatMessage(label),
    links: links.map((link) => ({
      href: href(link.to),
      label: formatMessage(link.label),
      current: pathname === href(link.to),
    })),
  }));
  const current = entries.find(({ links }) => links.some((link) => link.current));
  return (
    <SideDialog
      open={open}
      onClose={onClose}
      title={formatMessage(panelWords.menu)}
      closeLabel={formatMessage(panelWords.close)}
      width="small"
      sheet={false}
    >
      <AccordionMenu
        label={formatMessage(panelWords.nav)}
        entries={entries}
        // On the home page itself the services are what is looked for.
        defaultOpen={[current && current.id !== 'main' ? current.id : 'services']}
        // A link to an anchor of this page changes no place that would close the panel by itself.
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
      />
      <LanguageLinks />
    </SideDialog>
  );
}
