import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/pagination.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './pagination.docs.tsx';
import { Stack } from '../stack/stack.tsx';
import { Pagination } from './pagination.tsx';

const meta: Meta<typeof Pagination> = { title: 'Navigation/Pagination', component: Pagination };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const words = {
  label: 'Pages of servers',
  hrefFor: (page: number) => `?page=${page}`,
  pageLabel: (page: number) => `Page ${page} of 12`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
};

/** Real links with `rel` for crawlers. Distant pages are omitted. */
export const Middle: StoryObj = {
  render: () => <Pagination {...words} page={6} pageCount={12} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=7');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 6 of 12');
  },
};

/** With the current page as text, a page field, and an unknown number of pages. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Stack gap={32}>
      <Pagination {...words} page={6} pageCount={12} summary="Page 6 of 12" />
      <Pagination
        {...words}
        label="Страницы"
        page={3}
        pageCount={120}
        previousLabel="Назад"
        nextLabel="Вперёд"
        jump={{ label: 'Перейти к странице', goLabel: 'Перейти', errorLabel: 'Введите число от 1 до 120' }}
      />
      <Pagination {...words} label="Pages of events" page={3} pageCount={3} openEnd />
    </Stack>
  ),
};

/** Shows an error for an invalid page and doesn't navigate. */
export const Jumps: StoryObj = {
  render: () => (
    <Pagination
      {...words}
      page={3}
      pageCount={12}
      jump={{ label: 'Go to page', goLabel: 'Go', errorLabel: 'Enter a number from 1 to 12' }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Go to page' });
    await userEvent.type(field, '13{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a number from 1 to 12');
    await expect(field).toHaveFocus();
  },
};

/** On the first page, “Previous” is not a link. */
export const First: StoryObj = {
  render: () => <Pagination {...words} page={1} pageCount={3} previousLabel="Back" nextLabel="Forward" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Forward' })).toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
