import { defineMessages } from '@formatjs/intl';
import type { StaffPersonInput, StaffRole } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { AppError } from '../../platform/http/index.ts';
import { enqueueMail, mustBeReachable } from '../../platform/mail/index.ts';
import type { Context } from '../../platform/index.ts';
import { translator } from '../../i18n/translate.ts';
import { users } from '../auth/tables.ts';
import { ownerOf } from '../auth/users.ts';
import { createStaff } from './commands.ts';
import { staffTexts } from './texts.ts';

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
 * Makes the owner of an address staff, and emails them how to get in.
 * @param who name of the administrator, for the email
 * @throws AppError 409 `already_staff`, FieldError for an address that takes no email
 */
export async function addStaff(context: Context, { email, role }: StaffPersonInput, who: string): Promise<void> {
  mustBeReachable(context.settings, email);
  await context.db.transaction(async (tx) => {
    const known = await ownerOf(tx, email);
    if (known) {
      const [user] = await tx.select().from(users).where(eq(users.id, known.id)).for('update');
      const isStaff = user?.isActive === true && user.staffRole !== null;
      if (isStaff) throw new AppError({ status: 409, code: 'already_staff', detail: staffTexts.alreadyStaff });
    }
    const { passwordLink } = await createStaff({ ...context, db: tx }, { email, role });
    const language = known?.language ?? 'en';
    const t = translator(language);
    await enqueueMail(tx, {
      to: email,
      language,
      ...(passwordLink && { expiresAt: passwordLink.until }),
      subject: t(texts.subject),
      text: t(texts.added, {
        who,
        role: t(roles[role]),
        step: t(passwordLink ? texts.password : texts.signIn),
        link: passwordLink?.url ?? new URL('/admin/', context.settings.publicOrigin).href,
      }),
    });
  });
}
