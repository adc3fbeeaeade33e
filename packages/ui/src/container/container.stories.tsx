import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/container.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { vars } from '../theme/contract.css.ts';
import { Container } from './container.tsx';

const meta: Meta<typeof Container> = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Centred, with a maximum width, and with padding at its sides unless it has none. */
export const Widths: StoryObj = {
  render: () => (
    <Stack gap={16} style={{ paddingBlock: vars.space[24] }}>
      <Container data-testid="content">
        <Card>Content</Card>
      </Container>
      <Container width="narrow" data-testid="narrow" paddingBlock="small">
        <Card>Narrow</Card>
      </Container>
      <Container width="narrow" data-testid="flush" paddingInline="none">
        <Card>Without padding</Card>
      </Container>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const content = canvas.getByTestId('content').getBoundingClientRect();
    const narrow = canvas.getByTestId('narrow').getBoundingClientRect();
    await expect(narrow.width).toBeLessThanOrEqual(content.width);
    const middle = ({ left, right }: DOMRect) => Math.round((left + right) / 2);
    const padding = (id: string) => {
      const { paddingInlineStart, paddingBlockStart } = getComputedStyle(canvas.getByTestId(id));
      return [paddingInlineStart, paddingBlockStart].map((value) => value !== '0px');
    };
    await expect(padding('content')).toEqual([true, false]);
    await expect(padding('narrow')).toEqual([true, true]);
    await expect(padding('flush')).toEqual([false, false]);
    await expect(middle(narrow)).toBe(middle(canvasElement.getBoundingClientRect()));
  },
};
