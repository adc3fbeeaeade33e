import { AppBottomBar, AppNav, type AppNavGroup, AppShell, type AppShellProps } from '@hoster/ui/app-shell';
import { Icon } from '@hoster/ui/icon';
import { Menu } from '@hoster/ui/icons';
import { SidePopover } from '@hoster/ui/side-popover';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import { FrameProvider } from '../../app/page-main.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { LineFooter } from '../footer/line-footer.tsx';
import { panelWords } from '../panels/panel-words.ts';
import { usePanelDismissal } from '../panels/use-panel-dismissal.ts';
import { frameWords } from './frame-words.ts';
import { BrandLogo } from '../brand-logo.tsx';

const PANEL = 'account-pages';
/** Remembers the narrow navigation, so that the server renders it. */
const NARROW = 'app_nav';
const yearDays = 365;

interface FrameProps extends Pick<AppShellProps, 'barTheme' | 'density' | 'notice' | 'tools' | 'children'> {
  /** Name of the navigation. */
  label: string;
  /** The first group is at the bottom of phones. */
  groups: AppNavGroup[];
  /** Beside the logo: which area this is. */
  mark?: ReactNode;
}

/** The frame around pages behind the login: a bar, the navigation, on phones at the bottom, and a footer of one line. */
export function Frame({ label, groups, mark, children, ...shell }: FrameProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  usePanelDismissal();
  return (
    <AppShell
      {...shell}
      skipLabel={
        <FormattedMessage
          id="layout.skip"
          defaultMessage="Skip to content"
          description="First link of every page, for the keyboard"
        />
      }
      brand={
        <>
          <TextLink
            href={href('/')}
            tone="quiet"
            aria-label={formatMessage({
              id: 'layout.logo',
              defaultMessage: '{brand}, home page',
              description: 'Name of the logo’s link',
            })}
          >
            <BrandLogo />
          </TextLink>
          {mark}
        </>
      }
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
      footer={<LineFooter />}
    >
      <FrameProvider value>{children}</FrameProvider>
    </AppShell>
  );
}
