import { defineMessages } from 'react-intl';

/** Words of the team page that several of its parts use. */
export const words = defineMessages({
  title: { id: 'team.title', defaultMessage: 'Team', description: 'Title of the page of an account’s members' },
  busy: { id: 'team.busy', defaultMessage: 'Saving…', description: 'On a button while a form is being sent' },
  email: { id: 'team.email', defaultMessage: 'Email', description: 'Field of the forms of the team page' },
  role: { id: 'team.role', defaultMessage: 'Role', description: 'Field of the forms of the team page' },
});
