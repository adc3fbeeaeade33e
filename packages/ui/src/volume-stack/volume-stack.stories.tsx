import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/volume-stack.tsx';
import { Grid } from '../grid/grid.tsx';
import { VolumeStack } from './volume-stack.tsx';

const meta = {
  title: 'Data pictures/VolumeStack',
  component: VolumeStack,
  args: {
    label: 'Three backups, 224 of 512 GB',
    capacity: 512,
    volumes: [
      { id: 'monday', size: 128, label: 'Monday', value: '128 GB' },
      { id: 'wednesday', size: 64, label: 'Wednesday', value: '64 GB' },
      { id: 'friday', size: 32, label: 'Friday', value: '32 GB', active: true },
    ],
  },
} satisfies Meta<typeof VolumeStack>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured(),
  render: (args) => (
    <Grid columns={{ base: 1, md: 3 }}>
      <VolumeStack {...args} />
      <VolumeStack label="Empty, 64 GB" capacity={64} volumes={[]} />
      <VolumeStack label="Full" capacity={200} volumes={args.volumes} />
    </Grid>
  ),
};

/** Free space is dashed. The label includes the amounts. */
export const Room: StoryObj = {
  render: () => (
    <VolumeStack
      label="Two backups, 40 of 100 GB"
      capacity={100}
      volumes={[
        { id: 'monday', size: 16, label: 'Monday' },
        { id: 'friday', size: 24, label: 'Friday', active: true },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Two backups, 40 of 100 GB' });
    await expect(picture.querySelectorAll('[data-part="volume"]')).toHaveLength(2);
  },
};
