import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/volume-slider.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './volume-slider.docs.tsx';
import { VolumeSlider } from './volume-slider.tsx';

const meta: Meta<typeof VolumeSlider> = { title: 'Choices/VolumeSlider', component: VolumeSlider };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Uneven volumes at equal distances. Volumes above the quota are unavailable, with the reason. */
export const WithLimit: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 480 }}>
      <VolumeSlider
        label="Backup"
        volumes={[10, 25, 50, 100, 250, 500, 1000]}
        defaultValue={100}
        valueText={(value) => `${value} GB, €${value / 10} a month`}
        limit={{ value: 500, reason: 'More than 500 GB by request' }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const thumb = await within(canvasElement).findByRole('slider', { name: 'Backup' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '100 GB, €10 a month');
    await expect(thumb).toHaveAttribute('aria-valuemax', '500');
    await expect(thumb).toHaveAccessibleDescription('More than 500 GB by request');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
