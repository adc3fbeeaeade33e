import { defineMessages } from '@formatjs/intl';

export const staffTexts = defineMessages({
  secondFactor: {
    id: 'identity.staff.second-factor',
    defaultMessage: 'Turn on two-factor authentication first: without it, pages for staff are closed.',
  },
  ownRole: {
    id: 'identity.staff.own-role',
    defaultMessage: 'You can’t change your own role. Ask another administrator.',
  },
  lastAdministrator: {
    id: 'identity.staff.last-administrator',
    defaultMessage: 'This is the last administrator. Make somebody else administrator first.',
  },
  taken: {
    id: 'identity.staff.taken',
    defaultMessage: 'Somebody else has just taken it or handed it over. Look at who has it now.',
  },
  notTheirs: {
    id: 'identity.staff.not-theirs',
    defaultMessage: 'Choose a colleague whose role opens this.',
    description: 'Error: staff hand over work',
  },
  snooze: {
    id: 'identity.staff.snooze',
    defaultMessage: 'Choose a day from tomorrow on, at most a year ahead.',
    description: 'Error: staff hide work until a day',
  },
});
