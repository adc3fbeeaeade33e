import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/heading.tsx';
import { Heading } from './heading.tsx';

const meta: Meta<typeof Heading> = { title: 'Text/Heading', component: Heading };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** The level is its place in the outline, the size its appearance. */
export const LevelAndSize: StoryObj = {
  render: () => (
    <Heading level={3} size={48}>
      Large third-level heading
    </Heading>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 3 });
    const body = Number.parseFloat(getComputedStyle(document.body).fontSize);
    await expect(Number.parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThan(2 * body);
  },
};

/** Long words break instead of making the page scroll. */
export const MatrixLongRussian: StoryObj = {
  parameters: pictured(),
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <Heading level={2}>Высокопроизводительные виртуальные серверы</Heading>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

/** The name of a machine breaks anywhere. */
export const Mono: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Heading level={1} size={36} mono>
        ams-1.example
      </Heading>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(getComputedStyle(heading).fontFamily).toContain('JetBrains Mono');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
