import { defineMessages, type MessageDescriptor } from 'react-intl';

const frameMessages = defineMessages({
  nav: { id: 'frame.nav', defaultMessage: 'Account', description: 'Name of the navigation of the account' },
  all: { id: 'frame.all', defaultMessage: 'All pages', description: 'Title of the panel with all pages, on phones' },
  more: { id: 'frame.more', defaultMessage: 'More', description: 'Button that opens all pages, on phones' },
  narrow: { id: 'frame.narrow', defaultMessage: 'Narrow menu', description: 'Checkbox below the navigation' },
  overview: { id: 'frame.overview', defaultMessage: 'Overview' },
  services: { id: 'frame.services', defaultMessage: 'Services' },
  billing: { id: 'frame.billing', defaultMessage: 'Billing' },
  support: { id: 'frame.support', defaultMessage: 'Support' },
  projects: { id: 'frame.projects', defaultMessage: 'Projects' },
  partner: { id: 'frame.partner', defaultMessage: 'Partner program' },
  team: { id: 'frame.team', defaultMessage: 'Team' },
  security: { id: 'frame.security', defaultMessage: 'Security' },
  settings: { id: 'frame.settings', defaultMessage: 'Settings' },
  account: { id: 'frame.group', defaultMessage: 'Your account', description: 'Group of pages in the navigation' },
  unread: {
    id: 'frame.unread',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
    description: 'Number beside Support, for screen readers',
  },
  find: { id: 'frame.find', defaultMessage: 'Search', description: 'Opens the search over the account' },
});
/** Messages of the frame around the account’s pages. */
export const frameWords: Readonly<Record<keyof typeof frameMessages, MessageDescriptor>> = frameMessages;
