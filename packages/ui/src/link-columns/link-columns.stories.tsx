import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/link-columns.tsx';
import { docs } from './link-columns.docs.tsx';
import { ColumnLink, LinkColumn, LinkColumns } from './link-columns.tsx';

const meta: Meta<typeof LinkColumns> = { title: 'Site frame/LinkColumns', component: LinkColumns };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Four columns, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <LinkColumns>
      <LinkColumn title="Servers">
        <ColumnLink href="#vps" aria-current="page">
          Virtual servers
        </ColumnLink>
        <ColumnLink href="#dedicated">Dedicated servers</ColumnLink>
      </LinkColumn>
      <LinkColumn title="Компания">
        <ColumnLink href="#about">О компании</ColumnLink>
        <ColumnLink href="#partners">Партнёрская программа и вознаграждения</ColumnLink>
      </LinkColumn>
      <LinkColumn title="Legal">
        <ColumnLink href="#law">Rechtsschutzversicherungsgesellschaften</ColumnLink>
      </LinkColumn>
      <LinkColumn title="Help">
        <ColumnLink href="#ssh">Connecting by SSH</ColumnLink>
      </LinkColumn>
    </LinkColumns>
  ),
};

/** Each link is in the list under its title, and at least 44 px high. */
export const Targets: StoryObj = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Servers',
      'Company',
    ]);
    const link = canvas.getByRole('link', { name: 'Dedicated servers' });
    await expect(link).toHaveAttribute('href', '#dedicated');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Plays the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
