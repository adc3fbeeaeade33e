import { defineMessages } from 'react-intl';

/** Messages shared by several pages of the help centre. */
export const helpMessages = defineMessages({
  help: { id: 'help.title', defaultMessage: 'Help', description: 'Name of the help centre' },
  search: { id: 'help.search.label', defaultMessage: 'Search help', description: 'Label of the search field' },
  breadcrumbs: { id: 'help.breadcrumbs', defaultMessage: 'Breadcrumbs', description: 'Name of the path to a page' },
  topics: { id: 'help.topics', defaultMessage: 'Help topics', description: 'Name of the navigation by categories' },
  tags: { id: 'help.tags', defaultMessage: 'Tags', description: 'Name of the list of tags' },
});
