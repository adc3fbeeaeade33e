import { useEffect, useState, type ComponentType } from 'react';
import { useApp } from '../../app/app-context.tsx';
import { loadMessages } from '../../i18n/catalogue.ts';
import { whenIdle } from '../../app/browser/when-idle.ts';
import { useSite } from '../../app/visitor/use-site.ts';

const FLAG = 'app:support-hidden';

/** Shows the support buttons after 15 s (configurable) when the browser is idle, and loads their script then. */
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
      forget = whenIdle(() => {
        // Without it, the footer and the menus still link to support.
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

/** Only for this visit: visitors may have other questions on the next. */
function hide(): void {
  try {
    sessionStorage.setItem(FLAG, '1');
  } catch {
    // Storage may be blocked.
  }
}

function isHidden(): boolean {
  try {
    return sessionStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}
