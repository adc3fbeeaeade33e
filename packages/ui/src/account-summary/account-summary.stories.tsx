import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/account-summary.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './account-summary.docs.tsx';
import { AccountBalance, AccountLink, AccountSummary } from './account-summary.tsx';

const meta: Meta<typeof AccountSummary> = { title: 'Site frame/AccountSummary', component: AccountSummary };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** With all its parts, and with a name alone, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={40}>
      <Sample />
      <AccountSummary
        name="Rechtsschutzversicherungsgesellschaften"
        detail="ein.sehr.langer.name.ohne.ende@rechtsschutzversicherung.example"
        balance={<AccountBalance href="#balance" label="Баланс" amount="12 345,67 ₽" />}
      >
        <AccountLink href="#tickets" count={128} countLabel="128 непрочитанных">
          Тикеты
        </AccountLink>
      </AccountSummary>
      <AccountSummary name="demo">
        <AccountLink href="#services" count={0} countLabel="no unread">
          Services
        </AccountLink>
      </AccountSummary>
    </Stack>
  ),
};

/** A number is read with what it counts, and none is shown for 0. */
export const Counts: StoryObj = {
  render: () => (
    <AccountSummary name="demo">
      <AccountLink href="#tickets" count={2} countLabel="2 unread">
        Tickets
      </AccountLink>
      <AccountLink href="#services" count={0} countLabel="no unread">
        Services
      </AccountLink>
    </AccountSummary>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Tickets 2 unread' })).toHaveAttribute('href', '#tickets');
    await expect(canvas.getByRole('link', { name: 'Services' })).toBeVisible();
  },
};

/** Plays the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
