import { defineMessages } from '@formatjs/intl';
import { momentInWords } from '@hoster/domain';
import { type MailSamples, type SampleScene, written } from '../platform/mail/index.ts';
import {
  addedAddressEmail,
  alreadyRegisteredEmail,
  codeEmail,
  confirmationEmail,
  noticeEmail,
  resetEmail,
  unknownAccountEmail,
} from './auth/emails/emails.ts';
import { farewellEmail } from './privacy/emails.ts';
import { staffEmail } from './staff/emails.ts';
import { invitationEmail } from './team/emails.ts';

const titles = defineMessages({
  confirmAddress: { id: 'identity.sample.confirm-address', defaultMessage: 'Sign-up: link to confirm the address' },
  confirmAddressCode: {
    id: 'identity.sample.confirm-address-code',
    defaultMessage: 'Sign-up: code to confirm the address',
  },
  confirmAddedAddress: {
    id: 'identity.sample.confirm-added-address',
    defaultMessage: 'Another address: link to confirm it',
  },
  confirmAddedAddressCode: {
    id: 'identity.sample.confirm-added-address-code',
    defaultMessage: 'Another address: code to confirm it',
  },
  addressTaken: { id: 'identity.sample.address-taken', defaultMessage: 'Sign-up with an address that has an account' },
  passwordReset: { id: 'identity.sample.password-reset', defaultMessage: 'Password reset: link' },
  passwordResetCode: { id: 'identity.sample.password-reset-code', defaultMessage: 'Password reset: code' },
  passwordResetUnknown: {
    id: 'identity.sample.password-reset-unknown',
    defaultMessage: 'Password reset for an address without an account',
  },
  signInCode: { id: 'identity.sample.sign-in-code', defaultMessage: 'Sign-in: code' },
  signInUnknown: {
    id: 'identity.sample.sign-in-unknown',
    defaultMessage: 'Sign-in with an address without an account',
  },
  securityChange: { id: 'identity.sample.security-change', defaultMessage: 'Changed sign-in settings' },
  teamInvitation: { id: 'identity.sample.team-invitation', defaultMessage: 'Invitation to an account' },
  accountDeleted: { id: 'identity.sample.account-deleted', defaultMessage: 'Deleted account' },
  staffAdded: { id: 'identity.sample.staff-added', defaultMessage: 'Somebody was made staff' },
});

const key = 'sample-key';
const account = 'Example Studio';
const stranger = 'new@example.com';
const readerOf = ({ context, to }: SampleScene) => ({
  language: to.language,
  origin: context.settings.publicOrigin,
});

/** Emails of accounts and staff with invented data. */
export const identitySamples: MailSamples = {
  'confirm-address': written(titles.confirmAddress, (scene) => confirmationEmail(readerOf(scene), key)),
  'confirm-address-code': written(titles.confirmAddressCode, ({ to }) => codeEmail(to, 'verify', '482913')),
  'confirm-added-address': written(titles.confirmAddedAddress, (scene) =>
    addedAddressEmail(readerOf(scene), key, account),
  ),
  'confirm-added-address-code': written(titles.confirmAddedAddressCode, ({ to }) =>
    codeEmail(to, 'add', '482913', account),
  ),
  'address-taken': written(titles.addressTaken, (scene) =>
    alreadyRegisteredEmail(readerOf(scene), scene.to.reader.email),
  ),
  'password-reset': written(titles.passwordReset, (scene) => resetEmail(readerOf(scene), key)),
  'password-reset-code': written(titles.passwordResetCode, ({ to }) => codeEmail(to, 'reset', '482913')),
  'password-reset-unknown': written(titles.passwordResetUnknown, (scene) =>
    unknownAccountEmail(readerOf(scene), stranger),
  ),
  'sign-in-code': written(titles.signInCode, ({ to }) => codeEmail(to, 'login', '482913')),
  'sign-in-unknown': written(titles.signInUnknown, (scene) => unknownAccountEmail(readerOf(scene), stranger, 'login')),
  'security-change': written(titles.securityChange, (scene) =>
    noticeEmail(readerOf(scene), 'password', {
      time: momentInWords(new Date(), scene.to.language, scene.to.timeZone),
      address: '192.0.2.10',
      device: 'Firefox, Windows',
    }),
  ),
  'team-invitation': written(titles.teamInvitation, ({ context, to }) =>
    invitationEmail(to.language, `${context.settings.publicOrigin}/my/team/join/${key}/`, {
      account,
      inviter: 'Boris Example',
      role: 'technical',
    }),
  ),
  'account-deleted': written(titles.accountDeleted, ({ context, to }) =>
    farewellEmail(to.language, context.settings.publicOrigin),
  ),
  'staff-added': written(titles.staffAdded, ({ context, to }) =>
    staffEmail(to.language, context.settings.publicOrigin, {
      who: 'Boris Example',
      role: 'support',
      passwordUrl: `${context.settings.publicOrigin}/auth/password/reset/key/${key}/`,
    }),
  ),
};
