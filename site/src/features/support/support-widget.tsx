import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { configQuery, featuresQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';

/** Brings the way to support once the visitor has looked around (15 s unless configured otherwise), and its script. */
export function SupportWidget() {
  const app = useApp();
  const { data: config } = useQuery(configQuery(app));
  const { data: features } = useQuery(featuresQuery(app));
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
