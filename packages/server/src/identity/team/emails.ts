import { defineMessages } from '@formatjs/intl';
import type { Role } from '@hoster/contract';
import { translator } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Mail } from '../../platform/mail/index.ts';

const texts = defineMessages({
  subject: {
    id: 'identity.email.invitation-subject',
    defaultMessage: '{inviter} invited you to a {brand} account',
    description: 'Email to somebody who is invited to an account',
  },
  invitation: {
    id: 'identity.email.invitation',
    defaultMessage:
      'Hello,\n\n{inviter} invited you to {account}’s {brand} account. Your role: {role}.\n\nAccept the invitation:\n{link}\n\nThe link expires in seven days. If you don’t know {inviter}, ignore this email.\n\n{brand}',
    description: 'Email to somebody who is invited to an account',
  },
});

const roles = defineMessages({
  owner: { id: 'identity.email.role-owner', defaultMessage: 'Owner', description: 'Role in an account' },
  billing: { id: 'identity.email.role-billing', defaultMessage: 'Billing', description: 'Role in an account' },
  technical: { id: 'identity.email.role-technical', defaultMessage: 'Technical', description: 'Role in an account' },
  read_only: { id: 'identity.email.role-read-only', defaultMessage: 'Read only', description: 'Role in an account' },
});

/** Email with the link of an invitation. */
export function invitationEmail(
  language: Language,
  link: string,
  { account, inviter, role }: { account: string; inviter: string; role: Role },
): Pick<Mail, 'kind' | 'subject' | 'text'> {
  const t = translator(language);
  return {
    kind: 'team-invitation',
    subject: t(texts.subject, { inviter }),
    text: t(texts.invitation, { inviter, account, role: t(roles[role]), link }),
  };
}
