import { Hidden } from '@hoster/ui/hidden';
import { SiteHeaderButton, SiteHeaderIcon } from '@hoster/ui/site-header';
import { useIntl } from 'react-intl';
import { MENU_PANEL } from '../panels/panel-ids.ts';
import { panelWords } from '../panels/panel-words.ts';

/** Opens the menu of small screens, by the browser's own means. */
export function BurgerButton() {
  const { formatMessage } = useIntl();
  return (
    <Hidden above="lg">
      <SiteHeaderButton
        variant="icon"
        popoverTarget={MENU_PANEL}
        aria-label={formatMessage(panelWords.menu)}
        aria-haspopup="dialog"
      >
        <SiteHeaderIcon name="menu" />
      </SiteHeaderButton>
    </Hidden>
  );
}
