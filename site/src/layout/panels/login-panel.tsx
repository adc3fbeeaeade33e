import { SideDialog } from '@hoster/ui/side-dialog';
import { useIntl } from 'react-intl';
import { useApp } from '../../app-context.tsx';
import { LoginPanelContent } from '../../features/auth/login-panel.tsx';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { useAuth } from '../../start/use-auth.ts';
import { panelWords } from './panel-words.ts';
import type { PanelProps } from './panels.ts';
import { ignorePending } from './pending-ignored.ts';

/** Signing in without leaving the page. */
export function LoginPanel({ open, onClose }: PanelProps) {
  const { formatMessage } = useIntl();
  const { lang, facts } = useApp();
  const { status } = useAuth();
  return (
    <SideDialog
      open={open}
      onClose={() => {
        if (status === 'pending') ignorePending();
        onClose();
      }}
      title={formatMessage(panelWords.login)}
      closeLabel={formatMessage(panelWords.close)}
      initialFocus="field"
    >
      {/* The form's words came after the page's own language had been set up. */}
      <LanguageProvider lang={lang} timeZone={facts.timeZone}>
        <LoginPanelContent onSignedIn={onClose} />
      </LanguageProvider>
    </SideDialog>
  );
}
