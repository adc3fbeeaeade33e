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
  alreadyStaff: {
    id: 'identity.staff.already-staff',
    defaultMessage: 'This person is already staff. Change their role in the list instead.',
  },
  lastAdministrator: {
    id: 'identity.staff.last-administrator',
    defaultMessage: 'This is the last administrator. Make somebody else administrator first.',
  },
});
