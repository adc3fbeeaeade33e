import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/bleed.tsx';
import { Container } from '../container/container.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { vars } from '../theme/contract.css.ts';
import { Bleed } from './bleed.tsx';

const meta: Meta<typeof Bleed> = { title: 'Layout/Bleed', component: Bleed, parameters: { layout: 'fullscreen' } };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Extends to the edges of the window, with its content aligned to the page. */
export const EdgeToEdge: StoryObj = {
  render: () => (
    <Container style={{ paddingBlock: vars.space[24] }}>
      <Stack gap={16}>
        <Text>Text</Text>
        <Bleed
          padded
          data-testid="bleed"
          style={{ paddingBlock: vars.space[24], background: vars.color.surfaceSunken }}
        >
          <Text>Over the margins</Text>
        </Bleed>
      </Stack>
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
