import { useIntl } from 'react-intl';
import { MENU_PANEL } from '../panels/panel-ids.ts';
import { panelWords } from '../panels/panel-words.ts';
import * as css from './header.css.ts';

/** Opens the menu of small screens, by the browser's own means. */
export function BurgerButton() {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      popoverTarget={MENU_PANEL}
      className={css.burger}
      aria-label={formatMessage(panelWords.menu)}
      aria-haspopup="dialog"
    >
      <svg width="24" height="24" viewBox="0 0 24 24" className={css.strokes} aria-hidden="true">
        <path d="M4 7h16M4 12h16M4 17h16" />
      </svg>
    </button>
  );
}
