import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/badge.tsx';
import { Inline } from '../inline/inline.tsx';
import { Status } from '../status/status.tsx';
import { Badge } from './badge.tsx';

const meta: Meta<typeof Badge> = { title: 'Text/Badge', component: Badge };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** The text conveys the meaning; colour is only an aid. */
export const Tones: StoryObj = {
  render: () => (
    <Inline>
      {(['neutral', 'info', 'success', 'warning', 'danger', 'action'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('warning')).toBeVisible();
  },
};

/** Several words are kept on one line. */
export const LongRussian: StoryObj = {
  render: () => <Badge tone="action">Чаще всего выбирают</Badge>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Чаще всего выбирают')).toBeVisible();
  },
};

/** On phones, long words break. Otherwise a badge stays on one line. */
export const MatrixLongWord: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Badge tone="warning">Самоидентифицирующийсявысокопроизводительный</Badge>
      <Status tone="danger">Самоидентифицирующийсявысокопроизводительный сервер</Status>
    </div>
  ),
};
