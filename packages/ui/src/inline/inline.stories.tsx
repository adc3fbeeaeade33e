import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/inline.tsx';
import { Button } from '../button/button.tsx';
import { Inline } from './inline.tsx';

const meta: Meta<typeof Inline> = { title: 'Layout/Inline', component: Inline };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Wraps to the next line if there isn't enough room. */
export const Wraps: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <Inline gap={12}>
        {['Restart', 'Stop', 'Reinstall the system'].map((word) => (
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

/** Children share the line; lines are closer than words. */
export const GrowAndRowGap: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <Inline grow data-testid="grow">
        <Button>GitHub</Button>
        <Button>Google</Button>
      </Inline>
      <Inline gap={24} rowGap={4} data-testid="rows">
        <span>Virtual server NVMe 3</span>
        <span>Amsterdam, Netherlands</span>
      </Inline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const widths = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect().width);
    await expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(272, 0);
    const [one, two] = [...canvas.getByTestId('rows').children].map((child) => child.getBoundingClientRect());
    await expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(4);
  },
};
