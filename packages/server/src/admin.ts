import { EmailAddress, StaffRole } from '@hoster/contract';
import { createBackend } from './backend.ts';
import { createStaff, disableStaff, type MadeStaff, resetSecondFactors } from './identity/index.ts';
import { type Context, StartError } from './platform/index.ts';
import type { BackendOptions } from './settings.ts';

/** How the commands are written. */
export const adminCommands = `npx -y pnpm@12 admin create-staff EMAIL --role ROLE
  Makes the user with this confirmed address staff, or changes their role. Creates one if there is none.
  ROLE: ${StaffRole.options.join(', ')}
npx -y pnpm@12 admin disable EMAIL
  Signs somebody of the staff out everywhere, and keeps them from signing in. create-staff lets them in again.
npx -y pnpm@12 admin reset-2fa EMAIL
  Turns 2FA off for somebody of the staff who has lost the app or key, and signs them out everywhere.`;

export interface AdminCommand {
  readonly command: string;
  readonly email: string;
  readonly role: string | undefined;
}

/**
 * Runs a command of the operator beside a running site, or without one.
 * @returns what has been done, for the terminal
 * @throws StartError when the command is incomplete, or nobody of the staff has the address
 */
export async function runAdmin(options: BackendOptions, { command, email, role }: AdminCommand): Promise<string> {
  const work = workOf(command, addressIn(email), role);
  const backend = await createBackend({ ...options, jobs: false, seed: 'none' });
  try {
    return await work(backend.app.hoster);
  } finally {
    await backend.close();
  }
}

function workOf(command: string, email: string, role: string | undefined): (context: Context) => Promise<string> {
  const nobody = `Nobody of the staff has the address ${email}.`;
  switch (command) {
    case 'create-staff': {
      const known = StaffRole.safeParse(role);
      if (!known.success) throw new StartError(`Name the role with --role: ${StaffRole.options.join(', ')}.`);
      return async (context) => wordsOf(email, known.data, await createStaff(context, { email, role: known.data }));
    }
    case 'disable':
      return async (context) => {
        if (!(await disableStaff(context, email))) throw new StartError(nobody);
        return `${email} is signed out everywhere and can't sign in any more.`;
      };
    case 'reset-2fa':
      return async (context) => {
        if (!(await resetSecondFactors(context, email))) throw new StartError(nobody);
        return `${email} has no 2FA any more and is signed out everywhere. At the next visit of /admin/, they are asked to turn it on.`;
      };
    default:
      throw new StartError(`There are these commands:\n\n${adminCommands}`);
  }
}

function addressIn(text: string): string {
  const read = EmailAddress.safeParse(text);
  if (!read.success) throw new StartError(`Name an email address after the command.\n\n${adminCommands}`);
  return read.data;
}

function wordsOf(email: string, role: StaffRole, { hasSecondFactor, isNew, passwordLink }: MadeStaff): string {
  return [
    `${email} is ${role}${isNew ? ', as a new user' : ''}.`,
    ...(passwordLink
      ? [
          `Hand over this link for choosing a password. It works once, until ${passwordLink.until.toISOString().slice(0, 16).replace('T', ' ')} UTC:`,
          passwordLink.url,
        ]
      : []),
    ...(hasSecondFactor ? [] : ['At the first visit of /admin/, they are asked to turn on two-factor authentication.']),
  ].join('\n');
}
