import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/accordion-menu.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './accordion-menu.docs.tsx';
import { AccordionMenu, type AccordionMenuProps } from './accordion-menu.tsx';

const meta: Meta<typeof AccordionMenu> = { title: 'Navigation/AccordionMenu', component: AccordionMenu };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const entries: AccordionMenuProps['entries'] = [
  { href: '#home', label: 'Home' },
  {
    id: 'services',
    label: 'Services',
    links: [
      { href: '#vps', label: 'Virtual servers', current: true },
      { href: '#dedicated', label: 'Dedicated servers', aside: <small>214</small> },
      { href: '#backup', label: 'Backup' },
    ],
  },
  {
    id: 'company',
    label: 'Company',
    links: [
      { href: '#about', label: 'About us' },
      { href: '#legal', label: 'Legal information and documents to download' },
    ],
  },
];

const expanded = (element: HTMLElement, name: string) =>
  within(element).getByRole('button', { name }).getAttribute('aria-expanded');

/** The group with the current page is open. Opening another one closes it. */
export const Single: StoryObj = {
  render: () => <AccordionMenu label="Site" entries={entries} />,
  play: async ({ canvasElement }) => {
    await expect(expanded(canvasElement, 'Services')).toBe('true');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Company' }));
    await expect(expanded(canvasElement, 'Company')).toBe('true');
    await expect(expanded(canvasElement, 'Services')).toBe('false');
  },
};

/** Several open groups in a narrow column with long Russian labels. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <AccordionMenu label="Site" entries={entries} type="multiple" defaultOpen={['services', 'company']} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(expanded(canvasElement, 'Services')).toBe('true');
    await expect(expanded(canvasElement, 'Company')).toBe('true');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
