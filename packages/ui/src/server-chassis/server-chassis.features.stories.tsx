import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/server-chassis.tsx';
import { ServerChassis } from './server-chassis.tsx';

const meta: Meta<typeof ServerChassis> = { title: 'Data pictures/ServerChassis', component: ServerChassis };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Two of four bays are in use. The label describes the picture. */
export const FreeBays: StoryObj = {
  render: () => (
    <ServerChassis
      label="1 U server, 2 of 4 bays with NVMe disks of 960 GB"
      bays={4}
      disks={[
        { type: 'nvme', mark: '960G' },
        { type: 'nvme', mark: '960G' },
      ]}
      caption="1 U"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /2 of 4 bays/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-disk="empty"]')).toHaveLength(2);
  },
};

/** A server that is sold out is dashed, and `null` leaves a bay empty. Without a label, it's decorative. */
export const SoldOut: StoryObj = {
  render: () => (
    <ServerChassis soldOut bays={4} disks={[null, { type: 'ssd', mark: '480G' }]} caption="Xeon E-2288G, sold out" />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-disk]')).toHaveLength(4);
    await expect(canvasElement.querySelector('[data-disk="ssd"]')?.previousElementSibling).toHaveAttribute(
      'data-disk',
      'empty',
    );
  },
};
