import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { accountNav } from './account-nav.tsx';
import { Frame } from './frame.tsx';
import { FrameTools } from './frame-tools.tsx';
import { frameWords } from './frame-words.ts';

/** The frame around the account’s pages. */
export function AccountFrame({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { menu } = useAuth();
  return (
    <Frame
      label={intl.formatMessage(frameWords.nav)}
      groups={accountNav(intl, pathname, menu?.unread.tickets ?? 0, menu?.access)}
      tools={<FrameTools />}
      notice={notice}
    >
      {children}
    </Frame>
  );
}
