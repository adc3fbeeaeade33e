import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/stack.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Menu } from '../menu/menu.tsx';
import { Status } from '../status/status.tsx';
import { Stack } from './stack.tsx';

const meta: Meta<typeof Stack> = { title: 'Layout/Stack', component: Stack };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Buttons, badges and statuses keep their own width. A stack doesn't stretch them. */
export const OwnWidth: StoryObj = {
  render: () => (
    <Stack data-testid="stack" style={{ inlineSize: 320 }}>
      <Button>Save</Button>
      <Badge>New</Badge>
      <Status tone="success">Active</Status>
      <Menu
        trigger={(trigger) => <Button {...trigger}>More</Button>}
        groups={[{ id: 'all', items: [{ id: 'stop', label: 'Stop' }] }]}
      />
      <Button stretched>Order</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const width = (text: string, component: string) =>
      canvas.getByText(text).closest(`[data-component="${component}"]`)?.getBoundingClientRect().width ?? 0;
    for (const [text, component] of [
      ['Save', 'button'],
      ['New', 'badge'],
      ['Active', 'status'],
      ['More', 'button'],
    ] as const)
      await expect(width(text, component)).toBeLessThan(160);
    await expect(Math.round(width('Order', 'button'))).toBe(320);
  },
};

/** The stack sets the space between its children. */
export const Gap: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Card>One</Card>
      <Card>Two</Card>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const one = canvas.getByText('One').getBoundingClientRect();
    const two = canvas.getByText('Two').getBoundingClientRect();
    await expect(Math.round(two.top - one.bottom)).toBe(24);
  },
};
