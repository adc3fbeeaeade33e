import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/nav-tabs.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Badge } from '../badge/badge.tsx';
import { docs } from './nav-tabs.docs.tsx';
import { NavTabs } from './nav-tabs.tsx';

const meta: Meta<typeof NavTabs> = { title: 'Navigation/NavTabs', component: NavTabs };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** The current page is highlighted and announced. A label can be followed by a count. */
export const Current: StoryObj = {
  render: () => (
    <NavTabs
      label="Service"
      items={[
        { href: '#overview', label: 'Overview', current: true },
        { href: '#access', label: 'Access', aside: <Badge>2</Badge> },
        { href: '#history', label: 'History of changes' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { current: 'page' });
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveTextContent('Overview');
  },
};

/** If there are too many links, the row scrolls instead of the page. */
export const Overflow: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <NavTabs
        label="Account"
        items={['Services', 'Invoices', 'Balance', 'Tickets', 'Partner program'].map((label, index) => ({
          href: `#${index}`,
          label,
          current: index === 0,
        }))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Account' });
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
