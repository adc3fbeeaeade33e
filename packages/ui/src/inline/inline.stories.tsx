import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from './inline.tsx';

const meta: Meta<typeof Inline> = { title: 'Layout/Inline', component: Inline };
export default meta;

/** Wraps to the next line if there isn't enough room. */
export const Wraps: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <Inline gap={12}>
        {['Restart', 'Stop', 'Переустановить систему'].map((word) => (
          <Button key={word}>{word}</Button>
        ))}
      </Inline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, , last] = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect().top);
    await expect(last).toBeGreaterThan(first ?? 0);
  },
};
