import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/split.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Split } from './split.tsx';

const meta: Meta<typeof Split> = { title: 'Layout/Split', component: Split };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** From both widths, with a long word and different heights. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={32}>
      <Split gap={{ base: 16, lg: 64 }}>
        <Card>The wider column, which is first</Card>
        <Card>Вторая колонка, которая уже первой</Card>
      </Split>
      <Split from="md" gap={16}>
        <Card>Rechtsschutzversicherungsgesellschaftsangelegenheiten</Card>
        <Card>
          <p>From 768 px on</p>
          <p>with two lines</p>
        </Card>
      </Split>
    </Stack>
  ),
};

/** 7 to 5 of what the gap leaves; one below the other in a narrow window. */
export const SevenToFive: StoryObj = {
  render: () => (
    <Split gap={24} data-testid="split">
      <div data-testid="first">First</div>
      <div data-testid="second">Second</div>
    </Split>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = ['first', 'second'].map((id) => canvas.getByTestId(id).getBoundingClientRect());
    if (!first || !second) return;
    if (window.matchMedia('(min-width: 1024px)').matches) {
      await expect(first.width / second.width).toBeCloseTo(7 / 5, 2);
      await expect(first.top).toBe(second.top);
    } else await expect(second.top).toBeGreaterThan(first.top);
  },
};
