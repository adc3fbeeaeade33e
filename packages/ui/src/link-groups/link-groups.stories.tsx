import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/link-groups.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './link-groups.docs.tsx';
import { GroupLink, LinkGroup, LinkGroups } from './link-groups.tsx';

const meta: Meta<typeof LinkGroups> = { title: 'Pages/LinkGroups', component: LinkGroups };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Two groups and a single one, with and without descriptions, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={40}>
      <LinkGroups>
        <LinkGroup title="By country">
          <GroupLink href="#germany">Germany</GroupLink>
          <GroupLink href="#finland">Finland</GroupLink>
        </LinkGroup>
        <LinkGroup title="By purpose">
          <GroupLink href="#games" description="High clock speed and protection against attacks">
            Game servers
          </GroupLink>
          <GroupLink href="#mail" description="Reverse DNS and addresses that aren’t on any blocklist">
            Mail servers
          </GroupLink>
          <GroupLink href="#law">Rechtsschutzversicherungsgesellschaften</GroupLink>
        </LinkGroup>
      </LinkGroups>
      <LinkGroup title="По странам">
        <GroupLink href="#de" description="Франкфурт и Дюссельдорф">
          Серверы в Германии
        </GroupLink>
        <GroupLink href="#fi">Серверы в Финляндии</GroupLink>
      </LinkGroup>
    </Stack>
  ),
};

/** Each link is in the list under its title, and at least 44 px high. */
export const Targets: StoryObj = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'By country',
      'By purpose',
    ]);
    const link = canvas.getByRole('link', { name: /^Mail servers/ });
    await expect(link).toHaveAttribute('href', '#mail');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Plays the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
