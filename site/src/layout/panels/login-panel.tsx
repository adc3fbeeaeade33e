import { SidePopover } from '@hoster/ui/side-popover';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app-context.tsx';
import { loadMessages } from '../../i18n/catalogue.ts';
import type { Lang } from '../../i18n/languages.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { useAuth } from '../../start/use-auth.ts';
import { hidePanel, LOGIN_PANEL, showPanel } from './panel-ids.ts';
import { panelWords } from './panel-words.ts';
import { ignorePending } from './pending-ignored.ts';

type Content = ComponentType<{ onSignedIn: () => void }>;

const content = () => import('./login-content.ts');

async function contentIn(lang: Lang) {
  const [loaded] = await Promise.all([content(), loadMessages(lang, ['auth'])]);
  return loaded;
}

const onServer = import.meta.env.SSR ? { Content: (await content()).LoginPanelContent } : null;
/** Whether its script is wanted, and whether it then opens by itself. */
export type LoginWanted = 'no' | 'script' | 'open';

const asMade = { __html: '' };

/**
 * Signing in without leaving the page. The form is the server's, which the browser opens and sends by itself; its script
 * is fetched when `wanted` and then takes it over.
 */
export function LoginPanel({ wanted }: { wanted: LoginWanted }) {
  const { formatMessage } = useIntl();
  const { lang, facts } = useApp();
  const { status } = useAuth();
  const made = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ Content: Content } | null>(onServer);
  useEffect(() => {
    if (wanted === 'no') return undefined;
    let isCurrent = true;
    const load = async () => {
      try {
        const { LoginPanelContent: Content, takeOver } = await contentIn(lang);
        if (isCurrent) takeOver(made.current, () => setLive({ Content }));
      } catch {
        // Without its script the form stays as the server made it, and works.
      }
      if (isCurrent && wanted === 'open') showPanel(LOGIN_PANEL);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [wanted, lang]);
  return (
    <SidePopover
      id={LOGIN_PANEL}
      title={formatMessage(panelWords.login)}
      closeLabel={formatMessage(panelWords.close)}
      width="medium"
      initialFocus="field"
      onToggle={({ newState }) => newState === 'closed' && status === 'pending' && ignorePending()}
    >
      {live ? (
        <div key="live">
          {/* The form's words came after the page's own language had been set up. */}
          <LanguageProvider lang={lang} timeZone={facts.timeZone}>
            <live.Content onSignedIn={() => hidePanel(LOGIN_PANEL)} />
          </LanguageProvider>
        </div>
      ) : (
        <div key="made" ref={made} dangerouslySetInnerHTML={asMade} suppressHydrationWarning />
      )}
    </SidePopover>
  );
}
