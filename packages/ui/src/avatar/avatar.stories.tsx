import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/avatar.tsx';
import { Inline } from '../inline/inline.tsx';
import { Avatar } from './avatar.tsx';

const meta: Meta<typeof Avatar> = { title: 'Pictures/Avatar', component: Avatar };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** On its own, it is labelled with the person's name. */
export const Labelled: StoryObj = {
  render: () => <Avatar name="Anna Koch" labelled size={48} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Anna Koch' })).toHaveTextContent('AK');
  },
};

/** Next to the name, it is hidden from screen readers. */
export const BesideName: StoryObj = {
  render: () => (
    <Inline>
      <Avatar name="Anna Maria Koch" /> Anna Maria Koch
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('AK')).toBeVisible();
  },
};
