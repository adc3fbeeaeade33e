import { AppBottomBar, AppNav, AppShell } from '@hoster/ui/app-shell';
import { Icon } from '@hoster/ui/icon';
import { Menu } from '@hoster/ui/icons';
import { Logo } from '@hoster/ui/logo';
import { SidePopover } from '@hoster/ui/side-popover';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app/app-context.tsx';
import { FrameProvider } from '../../app/page-main.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePanelDismissal } from '../panels/use-panel-dismissal.ts';
import { panelWords } from '../panels/panel-words.ts';
import { accountNav } from './account-nav.tsx';
import { LineFooter } from '../footer/line-footer.tsx';
import { FrameTools } from './frame-tools.tsx';
import { frameWords } from './frame-words.ts';
import { useBrand } from '../../app/visitor/brand.ts';

const PANEL = 'account-pages';
/** Remembers the narrow navigation, so that the server renders it. */
const NARROW = 'app_nav';
const yearDays = 365;

/** The frame around the account’s pages: a bar, the navigation, on phones at the bottom, and a footer of one line. */
export function AccountFrame({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const app = useApp();
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useLocalPath();
  const { pathname } = useLocation();
  const { menu } = useAuth();
  usePanelDismissal();
  const groups = accountNav(intl, pathname, menu?.unread.tickets ?? 0, menu?.access);
  const label = formatMessage(frameWords.nav);
  return (
    <AppShell
      skipLabel={
        <FormattedMessage
          id="layout.skip"
          defaultMessage="Skip to content"
          description="First link of every page, for the keyboard"
        />
      }
      brand={
        <TextLink
          href={href('/')}
          tone="quiet"
          aria-label={formatMessage({
            id: 'layout.logo',
            defaultMessage: '{brand}, home page',
            description: 'Name of the logo’s link',
          })}
        >
          <Logo name={useBrand()} />
        </TextLink>
      }
      tools={<FrameTools />}
      nav={
        <AppNav
          label={label}
          groups={groups}
          narrowLabel={formatMessage(frameWords.narrow)}
          defaultNarrow={app.cookie(NARROW) === 'narrow'}
          onNarrowChange={(narrow) =>
            app.setCookie(NARROW, narrow ? 'narrow' : '', { days: narrow ? yearDays : -1, shared: false })
          }
        />
      }
      bottomBar={
        <>
          <AppBottomBar
            label={label}
            items={groups[0]?.items ?? []}
            more={{ label: formatMessage(frameWords.more), icon: <Icon icon={Menu} />, popoverTarget: PANEL }}
          />
          <SidePopover id={PANEL} title={label} closeLabel={formatMessage(panelWords.close)}>
            <AppNav label={formatMessage(frameWords.all)} variant="panel" groups={groups} />
          </SidePopover>
        </>
      }
      notice={notice}
      footer={<LineFooter />}
    >
      <FrameProvider value>{children}</FrameProvider>
    </AppShell>
  );
}
