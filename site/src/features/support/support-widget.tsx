import { useEffect, useState, type ComponentType } from 'react';
import { useApp } from '../../app-context.tsx';
import { loadMessages } from '../../i18n/catalogue.ts';
import { atLast } from '../../start/late.ts';
import { useSite } from '../../start/use-site.ts';

const FLAG = 'app:support-hidden';

/** Shows the support buttons after 15 s (configurable) when the browser has nothing to do, and loads their script then. */
export function SupportWidget() {
  const { lang } = useApp();
  const { config, features } = useSite();
  const [loaded, setLoaded] = useState<{ Button: ComponentType<{ onDismiss: () => void }> } | null>(null);
  const [hidden, setHidden] = useState(false);
  const delay = features?.support_widget ? config?.support_widget_delay_ms : undefined;
  useEffect(() => {
    if (delay === undefined || hidden || isHidden()) return undefined;
    let forget: (() => void) | undefined;
    const timer = window.setTimeout(() => {
      forget = atLast(() => {
        // Without it the footer and the menus still lead to support.
        Promise.all([import('./support-button.tsx'), loadMessages(lang, ['support'])]).then(
          ([{ SupportButton }]) => setLoaded({ Button: SupportButton }),
          () => undefined,
        );
      });
    }, delay);
    return () => {
      window.clearTimeout(timer);
      forget?.();
    };
  }, [delay, hidden, lang]);
  if (!loaded || hidden || delay === undefined) return null;
  return (
    <loaded.Button
      onDismiss={() => {
        setHidden(true);
        hide();
      }}
    />
  );
}

/** For this visit: the next one may have other questions. */
function hide(): void {
  try {
    sessionStorage.setItem(FLAG, '1');
  } catch {
    // Storage may be forbidden.
  }
}

function isHidden(): boolean {
  try {
    return sessionStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}
