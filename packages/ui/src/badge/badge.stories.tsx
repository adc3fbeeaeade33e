import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/badge.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { TextLink } from '../text-link/text-link.tsx';
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
export const MatrixLongRussian: StoryObj = {
  parameters: pictured(),
  render: () => <Badge tone="action">Чаще всего выбирают</Badge>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Чаще всего выбирают')).toBeVisible();
  },
};

/** On phones, long words break. Otherwise a badge stays on one line. */
export const MatrixLongWord: StoryObj = {
  parameters: pictured(),
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Badge tone="warning">Самоидентифицирующийсявысокопроизводительный</Badge>
      <Status tone="danger">Самоидентифицирующийсявысокопроизводительный сервер</Status>
    </div>
  ),
};

/** Badges, statuses and links keep their own width in a Stack. */
export const InStack: StoryObj = {
  render: () => (
    <Stack>
      <Badge tone="success">Paid</Badge>
      <Status tone="success">Running</Status>
      <TextLink href="#docs">Read the docs</TextLink>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('[data-component]:not([data-component="stack"])')];
    await expect(parts).toHaveLength(3);
    for (const part of parts) await expect(part.getBoundingClientRect().width).toBeLessThan(200);
  },
};
