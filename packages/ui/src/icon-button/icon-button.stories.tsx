import type { Meta, StoryObj } from '@storybook/react-vite';
import { Example as Sample } from '../../examples/icon-button.tsx';
import { Copy, Trash2 } from '../icons/index.ts';
import { expect, within } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { docs } from './icon-button.docs.tsx';
import { IconButton } from './icon-button.tsx';

const meta: Meta<typeof IconButton> = { title: 'Actions/IconButton', component: IconButton };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Three sizes. The small one also has a 44 px touch target. */
export const Sizes: StoryObj = {
  render: () => (
    <Inline gap={16}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <IconButton key={size} size={size} label={`Copy, ${size}`} icon={<Icon icon={Copy} size={16} />} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const small = within(canvasElement).getByRole('button', { name: 'Copy, small' });
    const { width, height } = getComputedStyle(small, '::after');
    await expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(44);
    await expect(Number.parseFloat(height)).toBeGreaterThanOrEqual(44);
  },
};

/** The reason is focusable and readable. */
export const WithReason: StoryObj = {
  render: () => (
    <IconButton label="Delete nvme-3" icon={<Icon icon={Trash2} />} variant="danger" disabledReason="Stop it first" />
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete nvme-3' });
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Stop it first');
    button.blur();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
