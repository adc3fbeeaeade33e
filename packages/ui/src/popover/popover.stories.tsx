import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Popover } from './popover.tsx';

const meta: Meta<typeof Popover> = { title: 'Overlays/Popover', component: Popover };
export default meta;

/** Stays inside the window, also from its edge. */
export const Matrix: StoryObj = {
  render: () => (
    <div style={{ minHeight: 240, display: 'flex', justifyContent: 'end' }}>
      <Popover label="Tax" trigger={(props) => <Button {...props}>About the tax</Button>}>
        <p>НДС рассчитывается по стране из платёжных данных и показан отдельной строкой в счёте.</p>
      </Popover>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'About the tax' }));
    const box = canvas.getByRole('dialog', { name: 'Tax' }).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.left).toBeGreaterThanOrEqual(0);
  },
};
