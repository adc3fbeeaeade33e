import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/breadcrumbs.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './breadcrumbs.docs.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = { title: 'Navigation/Breadcrumbs', component: Breadcrumbs };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** The last item is not a link and is announced as the current page. */
export const Way: StoryObj = {
  render: () => (
    <Breadcrumbs
      label="Breadcrumbs"
      items={[
        { label: 'Home', href: '#home' },
        { label: 'Dedicated servers', href: '#servers' },
        { label: 'EPYC 9354P' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('EPYC 9354P').parentElement).toHaveAttribute('aria-current', 'page');
  },
};

/** In a narrow column, the middle collapses into a "…" that expands without JavaScript. */
export const MatrixFolded: StoryObj = {
  parameters: pictured(),
  render: () => (
    <div style={{ inlineSize: 300, maxInlineSize: '100%', minBlockSize: 140 }}>
      <Breadcrumbs
        label="Way"
        moreLabel="Steps between"
        items={[
          { label: 'Home', href: '#home' },
          { label: 'Servers', href: '#servers' },
          { label: 'Dedicated', href: '#dedicated' },
          { label: 'EPYC 9354P' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Steps between'));
    await expect(canvas.getByRole('link', { name: 'Dedicated' })).toBeVisible();
  },
};

/** Long labels wrap without making the page scroll horizontally. */
export const MatrixLongNames: StoryObj = {
  parameters: pictured(),
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Breadcrumbs
        label="Путь"
        items={[
          { label: 'Справка', href: '#help' },
          { label: 'Виртуальные серверы и резервное копирование', href: '#vps' },
          { label: 'Как восстановить отдельный файл из резервной копии' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Путь' });
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
