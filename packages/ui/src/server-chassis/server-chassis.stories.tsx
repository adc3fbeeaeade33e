import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { Grid } from '../grid/grid.tsx';
import { Histogram } from '../histogram/histogram.tsx';
import { Inline } from '../inline/inline.tsx';
import { Sparkline } from '../sparkline/sparkline.tsx';
import { ServerChassis } from './server-chassis.tsx';

/** Data visualisations side by side: ServerChassis, Sparkline and Histogram. */
const meta: Meta = { title: 'Tests/Together/Chassis, Sparkline, Histogram', tags: ['!autodocs'] };
export default meta;

const nvme = { type: 'nvme', mark: '960G' } as const;
const hdd = { type: 'hdd', mark: '8T' } as const;

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Grid columns={{ base: 1, md: 2 }} gap={32}>
      <ServerChassis
        label="1 U server, 2 of 4 bays with NVMe disks"
        bays={4}
        disks={[nvme, nvme]}
        caption="1 U, занято 2 из 4 отсеков"
      />
      <ServerChassis label="2 U server, 3 of 8 bays" units={2} bays={8} disks={[hdd, hdd, nvme]} />
      <ServerChassis label="4 U server, 24 bays" units={4} bays={24} disks={Array.from({ length: 17 }, () => hdd)} />
      <ServerChassis label="1 U server, 10 bays, empty" bays={10} disks={[]} />
      <Inline gap={16}>
        <ServerChassis size="thumbnail" label="1 U, 2 of 4 bays" bays={4} disks={[nvme, nvme]} />
        <ServerChassis size="thumbnail" label="2 U, 3 of 8 bays" units={2} bays={8} disks={[hdd, hdd, nvme]} />
        <ServerChassis size="thumbnail" label="4 U, 3 of 24 bays" units={4} bays={24} disks={[hdd, hdd, hdd]} />
        <ServerChassis
          size="thumbnail"
          label="1 U, 2 of 4 bays, sold out"
          soldOut
          bays={4}
          disks={[null, nvme, nvme]}
        />
      </Inline>
      <Sparkline label="Load of the last hour, from 3 to 11 %" values={[3, 4, 3, 6, 5, 8, 7, 9, 12, 10, 11]} />
      <Sparkline label="Unchanged" values={[5, 5, 5]} />
      <Histogram
        label="Most servers cost 40 to 80 €"
        counts={[1, 4, 9, 14, 22, 18, 11, 8, 5, 3, 2, 0, 1]}
        range={[2, 7]}
      />
    </Grid>
  ),
};
