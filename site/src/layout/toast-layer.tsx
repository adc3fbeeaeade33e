import { useEffect, useState, type ComponentType } from 'react';
import { useApp } from '../app-context.tsx';
import { loadMessages } from '../i18n/catalogue.ts';
import { toaster } from '../start/toaster.ts';

/** Loads the layer that shows toasts with the first toast: most visits never see one. */
export function ToastLayer() {
  const { lang } = useApp();
  const [loaded, setLoaded] = useState<{ Toasts: ComponentType } | null>(null);
  useEffect(() => {
    if (loaded) return undefined;
    const load = () => {
      if (toaster.getSnapshot().length === 0) return;
      // Without the layer a toast is lost, but the page is not.
      Promise.all([import('./site-toasts.tsx'), loadMessages(lang, [])]).then(
        ([{ SiteToasts }]) => setLoaded({ Toasts: SiteToasts }),
        () => undefined,
      );
    };
    load();
    return toaster.subscribe(load);
  }, [loaded, lang]);
  return loaded ? <loaded.Toasts /> : null;
}
