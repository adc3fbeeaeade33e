import type { StaffPersonInput } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { AppError } from '../../platform/http/index.ts';
import { enqueueMail, mustBeReachable } from '../../platform/mail/index.ts';
import type { Context } from '../../platform/index.ts';
import { users } from '../auth/tables.ts';
import { ownerOf } from '../auth/users.ts';
import { createStaff } from './commands.ts';
import { staffEmail } from './emails.ts';
import { staffTexts } from './texts.ts';

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
    await enqueueMail(tx, {
      to: email,
      language,
      ...(passwordLink && { expiresAt: passwordLink.until }),
      ...staffEmail(language, context.settings.publicOrigin, { who, role, passwordUrl: passwordLink?.url ?? null }),
    });
  });
}
