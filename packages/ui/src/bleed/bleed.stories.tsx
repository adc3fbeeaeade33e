import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Container } from '../container/container.tsx';
import { Bleed } from './bleed.tsx';

const meta: Meta<typeof Bleed> = { title: 'Layout/Bleed', component: Bleed, parameters: { layout: 'fullscreen' } };
export default meta;

/** Reaches the edges of the window; its content stays where the rest stands. */
export const EdgeToEdge: StoryObj = {
  render: () => (
    <Container>
      <p>Text</p>
      <Bleed padded data-testid="bleed">
        <Card>Over the margins</Card>
      </Bleed>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { left, width } = canvas.getByTestId('bleed').getBoundingClientRect();
    const text = canvas.getByText('Text').getBoundingClientRect();
    await expect(left).toBeLessThan(text.left);
    await expect(width).toBeGreaterThan(text.width);
    const inside = canvas.getByText('Over the margins').getBoundingClientRect();
    await expect(Math.round(inside.left)).toBe(Math.round(text.left));
  },
};
