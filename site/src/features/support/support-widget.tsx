import { useEffect, useState, type ComponentType } from 'react';
import { useSite } from '../../start/use-site.ts';

/** Shows the support button after 15 s (configurable) and loads its script then. */
export function SupportWidget() {
  const { config, features } = useSite();
  const [loaded, setLoaded] = useState<{ Button: ComponentType } | null>(null);
  const delay = features?.support_widget ? config?.support_widget_delay_ms : undefined;
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = window.setTimeout(() => {
      // Without it the footer and the menus still lead to support.
      import('./support-button.tsx').then(
        ({ SupportButton }) => setLoaded({ Button: SupportButton }),
        () => undefined,
      );
    }, delay);
    return () => window.clearTimeout(timer);
  }, [delay]);
  return loaded && delay !== undefined ? <loaded.Button /> : null;
}
