import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/spread.tsx';
import { Button } from '../button/button.tsx';
import { Spread } from './spread.tsx';

const meta: Meta<typeof Spread> = { title: 'Layout/Spread', component: Spread };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** A title and its button. */
export const TwoEnds: StoryObj = {
  render: () => (
    <Spread>
      <strong>Servers</strong>
      <Button>Add one</Button>
    </Spread>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('button').parentElement?.getBoundingClientRect();
    await expect(Math.round(canvas.getByRole('button').getBoundingClientRect().right)).toBe(
      Math.round(row?.right ?? 0),
    );
  },
};

/** Below each other without room, with a smaller gap than side by side. */
export const RowGap: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <Spread gap={24} rowGap={8}>
        <strong>ams-nvme-3.hoster.example</strong>
        <span>Active</span>
      </Spread>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [title, state] = [/^ams/, 'Active'].map((word) => canvas.getByText(word).getBoundingClientRect());
    await expect((state?.top ?? 0) - (title?.bottom ?? 0)).toBe(8);
  },
};
