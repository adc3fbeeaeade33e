import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './pagination.docs.tsx';
import { Pagination } from './pagination.tsx';

const meta: Meta<typeof Pagination> = { title: 'Navigation/Pagination', component: Pagination };
export default meta;

const words = {
  label: 'Pages of servers',
  hrefFor: (page: number) => `?page=${page}`,
  pageLabel: (page: number) => `Page ${page} of 12`,
  previousLabel: 'Back',
  nextLabel: 'On',
};

/** Real links, with the relations that crawlers read; far pages are left out. */
export const Middle: StoryObj = {
  render: () => <Pagination {...words} page={6} pageCount={12} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('rel', 'prev');
    await expect(canvas.getByRole('link', { name: 'On' })).toHaveAttribute('href', '?page=7');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 6 of 12');
  },
};

/** At the first page the way back is no link. */
export const First: StoryObj = {
  render: () => <Pagination {...words} page={1} pageCount={3} previousLabel="Назад" nextLabel="Вперёд" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Назад' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Вперёд' })).toBeVisible();
  },
};

/** Every row of the keyboard table, played. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
