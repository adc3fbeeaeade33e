import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/list.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { List } from './list.tsx';

const meta: Meta<typeof List> = { title: 'Text/List', component: List };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Bullets, numbers and a list within a list, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={24}>
      <List>
        <li>Invoices of the past ten years, which we must keep by law</li>
        <li>
          Два действующих сервера, их нужно отменить до удаления учётной записи:
          <List>
            <li>
              <TextLink href="#one">web-1.example</TextLink>
            </li>
            <li>
              <TextLink href="#two">Rechtsschutzversicherungsgesellschaftsangelegenheiten</TextLink>
            </li>
          </List>
        </li>
      </List>
      <List ordered>
        <li>First</li>
        <li>Second</li>
      </List>
    </Stack>
  ),
};

/** Numbered if the order matters. */
export const Ordered: StoryObj = {
  render: () => (
    <List ordered aria-label="Order">
      <li>First</li>
      <li>Second</li>
    </List>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Order' });
    await expect(list.tagName).toBe('OL');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};
