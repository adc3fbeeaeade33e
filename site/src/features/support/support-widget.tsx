import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { configQuery, featuresQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './support-widget.css.ts';
import { useSupportPath } from './use-support-path.ts';

/**
 * The way to support, at the corner of the window, once the visitor has looked around (15 s unless configured
 * otherwise). Live chat for visitors without a profile will stand beside the link when one is configured.
 */
export function SupportWidget() {
  const app = useApp();
  const { data: config } = useQuery(configQuery(app));
  const { data: features } = useQuery(featuresQuery(app));
  const href = useLocalPath();
  const path = useSupportPath();
  const [due, setDue] = useState(false);
  const wanted = features?.support_widget === true;
  const delay = config?.support_widget_delay_ms;
  useEffect(() => {
    if (!wanted || delay === undefined) return undefined;
    const timer = window.setTimeout(() => setDue(true), delay);
    return () => window.clearTimeout(timer);
  }, [wanted, delay]);
  if (!due || !wanted) return null;
  return (
    <aside className={css.root}>
      <a href={href(path)} className={css.link}>
        <svg width="20" height="20" viewBox="0 0 24 24" className={css.icon} aria-hidden="true">
          <path d="M21 12a8 8 0 0 1-8 8H4l2-3.500A8 8 0 1 1 21 12z" />
        </svg>
        <FormattedMessage
          id="layout.ask-support"
          defaultMessage="Ask support"
          description="Button at the corner of the window"
        />
      </a>
    </aside>
  );
}
