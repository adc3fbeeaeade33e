/** Ids of the side panels, for `popoverTarget` of their buttons. */
export const MENU_PANEL = 'menu-panel';
export const LOGIN_PANEL = 'login-panel';
export const ACCOUNT_PANEL = 'account-panel';

/** Opens a side panel without a press on its button. */
export const showPanel = (id: string): void => document.getElementById(id)?.showPopover();

/** Closes a side panel if it's open. */
export const hidePanel = (id: string): void => document.getElementById(id)?.hidePopover();
