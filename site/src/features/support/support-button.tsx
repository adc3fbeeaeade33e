import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './support-button.css.ts';
import { useSupportPath } from './use-support-path.ts';

/**
 * Support button at the corner of the window. Live chat, for visitors without a profile, will appear beside it
 * where one is configured.
 */
export function SupportButton() {
  const href = useLocalPath();
  return (
    <aside className={css.root}>
      <a href={href(useSupportPath())} className={css.link}>
        <svg width="20" height="20" viewBox="0 0 24 24" className={css.icon} aria-hidden="true">
          <path d="M21 12a8 8 0 0 1-8 8H4l2-3.5A8 8 0 1 1 21 12z" />
        </svg>
        <FormattedMessage
          id="layout.ask-support"
          defaultMessage="Contact support"
          description="Button at the corner of the window"
        />
      </a>
    </aside>
  );
}
