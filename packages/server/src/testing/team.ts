import type { Role } from '@hoster/contract';
import type { TestBackend } from './backend.ts';
import type { Browser } from './browser.ts';
import { signedInCustomer } from './customer.ts';
import { emailsTo } from './emails.ts';

/** Invites an address to the account of a browser, and returns the path of the emailed link. */
export async function inviteTo(backend: TestBackend, owner: Browser, email: string, role: Role): Promise<string> {
  const answer = await owner.post('/my/api/team/invitations/', { email, role });
  if (answer.statusCode !== 201) throw new Error(`The invitation was refused: ${answer.statusCode} ${answer.body}`);
  const [message] = await emailsTo(backend.app.hoster.db, email);
  const key = /\/my\/team\/join\/(\w+)\//.exec(message?.text ?? '')?.[1];
  if (key === undefined) throw new Error('The invitation has no link.');
  return `/my/api/team/join/${key}/`;
}

/** Makes a customer a member of the account of a browser, and signs them in; they act for that account. */
export async function memberOf(backend: TestBackend, owner: Browser, email: string, role: Role): Promise<Browser> {
  const link = await inviteTo(backend, owner, email, role);
  const member = await signedInCustomer(backend, email);
  const answer = await member.post(link);
  if (answer.statusCode !== 200) throw new Error(`The invitation was not accepted: ${answer.body}`);
  return member;
}
