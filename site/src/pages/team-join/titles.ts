import { defineMessages } from 'react-intl';

/** Titles of the page behind the link of an invitation. */
export const titles = defineMessages({
  invited: {
    id: 'team.join.title',
    defaultMessage: 'Accept invitation',
    description: 'Title of the page behind the link of an invitation',
  },
  over: {
    id: 'team.join.over',
    defaultMessage: 'This invitation has expired',
    description: 'Title of the page behind the link of an invitation that no longer works',
  },
});
