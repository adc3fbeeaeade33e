import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/tooltip.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './tooltip.docs.tsx';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta: Meta<typeof Tooltip> = { title: 'Overlays/Tooltip', component: Tooltip };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Appears immediately on keyboard focus. Escape hides it without moving focus. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <div style={{ padding: '64px 120px' }}>
      <Tooltip content="Задержка измеряется из вашего браузера, поэтому зависит от сети">
        {(props) => <Button {...props}>38 ms</Button>}
      </Tooltip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '38 ms' });
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(button).toHaveFocus();
    button.blur();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** Appears on hover and stays while the pointer is on it (WCAG 1.4.13). */
export const Hoverable: StoryObj = {
  render: () => <Tooltip content="The disk is kept">{(props) => <Button {...props}>Stop</Button>}</Tooltip>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Stop' });
    await expect(button).toHaveAccessibleDescription('The disk is kept');
    await userEvent.hover(button);
    const tip = canvas.getByText('The disk is kept');
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.hover(tip);
    await expect(tip).toBeVisible();
  },
};
