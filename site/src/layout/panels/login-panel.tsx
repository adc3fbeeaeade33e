import { SidePopover } from '@hoster/ui/side-popover';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../app/lazy-part.ts';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { hidePanel, LOGIN_PANEL } from './panel-ids.ts';
import { panelWords } from './panel-words.ts';
import { ignorePending } from './pending-ignored.ts';

const LoginPanelContent = lazyPart(
  () => import('../../features/auth/sign-in/login-panel-content.tsx').then((module) => module.LoginPanelContent),
  ['auth'],
);

/** Signing in without leaving the page. The browser can open the panel and send its form without script. */
export function LoginPanel() {
  const { formatMessage } = useIntl();
  const { status } = useAuth();
  return (
    <SidePopover
      id={LOGIN_PANEL}
      title={formatMessage(panelWords.login)}
      closeLabel={formatMessage(panelWords.close)}
      width="medium"
      initialFocus="field"
      onToggle={({ newState }) => newState === 'closed' && status === 'pending' && ignorePending()}
    >
      <Suspense fallback={null}>
        <LoginPanelContent onSignedIn={() => hidePanel(LOGIN_PANEL)} />
      </Suspense>
    </SidePopover>
  );
}
