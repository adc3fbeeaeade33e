import { defineMessages } from 'react-intl';

/** Messages of the side panels, loaded with them. */
export const panelWords = defineMessages({
  close: { id: 'layout.close', defaultMessage: 'Close', description: 'Button that closes a panel or a toast' },
  menu: { id: 'layout.menu', defaultMessage: 'Menu', description: 'Opens the menu on small screens' },
  nav: { id: 'layout.nav', defaultMessage: 'Main navigation', description: 'Name of the navigation in the header' },
  account: { id: 'layout.account', defaultMessage: 'Account', description: 'Link to the account in the header' },
  login: { id: 'layout.log-in', defaultMessage: 'Sign in', description: 'Button in the header' },
  balance: {
    id: 'layout.account.balance',
    defaultMessage: 'Balance',
    description: 'Account menu: what is on the account',
  },
  topUp: {
    id: 'layout.account.top-up',
    defaultMessage: 'Top up',
    description: 'Account menu: button that leads to paying money in',
  },
  admin: { id: 'layout.account.admin', defaultMessage: 'Admin', description: 'Account menu: link for staff' },
  logOut: { id: 'layout.account.log-out', defaultMessage: 'Sign out', description: 'Account menu: button' },
});
