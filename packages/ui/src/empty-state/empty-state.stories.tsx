import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/empty-state.tsx';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { EmptyPicture } from './empty-picture.tsx';
import { EmptyState } from './empty-state.tsx';

const meta: Meta<typeof EmptyState> = { title: 'Feedback/EmptyState', component: EmptyState };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Says what is missing and offers the first step. */
export const FirstStep: StoryObj = {
  render: () => (
    <EmptyState title="No services yet" actions={<Button variant="action">Order a VPS</Button>}>
      Your servers will appear here.
    </EmptyState>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'No services yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Order a VPS' })).toBeVisible();
  },
};

/** After a search, in Russian, with a lower heading level. */
export const NothingFound: StoryObj = {
  render: () => (
    <EmptyState level={3} title="No servers match these filters">
      Remove the strictest one.
    </EmptyState>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

const pictures = ['servers', 'rows', 'messages', 'chart', 'search'] as const;

/** All pictures, both alignments, and long Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors', 'rtl'),
  render: () => (
    <Grid columns={{ base: 1, md: 2 }} gap={24}>
      {pictures.map((of) => (
        <EmptyState
          key={of}
          picture={<EmptyPicture of={of} />}
          align={of === 'servers' || of === 'chart' ? 'center' : 'start'}
          title={`No ${of} yet`}
          actions={<Button>Add the first one</Button>}
        >
          They will appear here.
        </EmptyState>
      ))}
      <EmptyState
        align="center"
        picture={<EmptyPicture of="servers" />}
        title="Пока нет ни одного выделенного сервера"
        actions={<Button variant="action">Подобрать выделенный сервер</Button>}
      >
        Здесь появятся серверы, их адреса и ближайшие списания.
      </EmptyState>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
