import { expect, type Page } from '@playwright/test';
import { emailTo } from './customers.ts';
import { linkIn } from './test.ts';

/** The owner of an account invites somebody on its page. `role`: its name there. */
export async function invite(owner: Page, email: string, role: string): Promise<void> {
  await owner.goto('/my/team/');
  await owner.getByRole('link', { name: 'Invite member' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite member' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByRole('radio', { name: role }).press('Space');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByRole('region', { name: 'Invitations' }).getByText(email)).toBeVisible();
}

/** Accepts an invitation by the link of its email, and so acts for that account. */
export async function acceptInvitation(member: Page, origin: string, email: string): Promise<void> {
  const letter = await emailTo(member.request, origin, email, '/my/team/join/');
  await member.goto(linkIn(letter, '/my/team/join/'));
  await member.getByRole('button', { name: 'Join account' }).click();
  await expect(member).toHaveURL(/\/my\/team\/\?saved=joined$/);
}
