import { Badge } from '@hoster/ui/badge';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { loadStaffPaths } from '../../api/call.ts';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { Frame } from '../account-frame/frame.tsx';
import { staffNav, staffWords } from './staff-nav.tsx';
import { StaffTools } from './staff-tools.tsx';

/** The frame around the pages for staff: told from a customer’s account at a glance, and denser. */
export function StaffFrame({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { menu } = useAuth();
  // Not only at the first call, which may be made after a connection is lost.
  useEffect(() => void loadStaffPaths().catch(() => undefined), []);
  return (
    <Frame
      label={intl.formatMessage(staffWords.nav)}
      groups={staffNav(intl, pathname, menu?.staff ?? [])}
      mark={<Badge tone="warning">{intl.formatMessage(staffWords.mark)}</Badge>}
      barTheme="inverse"
      density="compact"
      tools={<StaffTools />}
      notice={notice}
    >
      {children}
    </Frame>
  );
}
