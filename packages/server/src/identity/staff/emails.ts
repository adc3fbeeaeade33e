import { defineMessages } from '@formatjs/intl';
import type { StaffRole } from '@hoster/contract';
import { translator } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Mail } from '../../platform/mail/index.ts';

const texts = defineMessages({
  subject: {
    id: 'identity.email.staff-subject',
    defaultMessage: 'You’re now staff at {brand}',
    description: 'Email to somebody whom an administrator made staff',
  },
  added: {
    id: 'identity.email.staff',
    defaultMessage:
      'Hello,\n\n{who} made you staff at {brand}. Your role: {role}.\n\n{step}\n{link}\n\nYou’ll be asked to turn on two-factor authentication.\n\n{brand}',
    description: 'Email to somebody whom an administrator made staff. {step}: what the link is for',
  },
  password: {
    id: 'identity.email.staff-password',
    defaultMessage: 'Choose a password first. The link expires in three days:',
    description: 'Before a link, in the email to new staff',
  },
  signIn: {
    id: 'identity.email.staff-sign-in',
    defaultMessage: 'Sign in to the staff area:',
    description: 'Before a link, in the email to new staff',
  },
});

const roles = defineMessages({
  administrator: { id: 'identity.email.staff-administrator', defaultMessage: 'administrator', description: 'Role' },
  support: { id: 'identity.email.staff-support', defaultMessage: 'support', description: 'Role of staff' },
  sales: { id: 'identity.email.staff-sales', defaultMessage: 'sales', description: 'Role of staff' },
  finance: { id: 'identity.email.staff-finance', defaultMessage: 'finance', description: 'Role of staff' },
  content: { id: 'identity.email.staff-content', defaultMessage: 'content', description: 'Role of staff' },
} satisfies Record<StaffRole, unknown>);

/**
 * Email to somebody whom an administrator has made staff.
 * @param about.who name of the administrator
 * @param about.passwordUrl link to choose a password; null for somebody who has one
 */
export function staffEmail(
  language: Language,
  origin: string,
  { passwordUrl, role, who }: { who: string; role: StaffRole; passwordUrl: string | null },
): Pick<Mail, 'kind' | 'subject' | 'text'> {
  const t = translator(language);
  return {
    kind: 'staff-added',
    subject: t(texts.subject),
    text: t(texts.added, {
      who,
      role: t(roles[role]),
      step: t(passwordUrl === null ? texts.signIn : texts.password),
      link: passwordUrl ?? new URL('/admin/', origin).href,
    }),
  };
}
