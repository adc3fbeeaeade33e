import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/rack.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './rack.docs.tsx';
import { Rack, type RackServer } from './rack.tsx';

const meta: Meta<typeof Rack> = { title: 'Data pictures/Rack', component: Rack };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const nvme = { type: 'nvme', mark: '960G' } as const;
const hdd = { type: 'hdd', mark: '16T' } as const;
const servers: readonly RackServer[] = [
  { id: 'a', label: 'Xeon E-2388G, 1U', note: '2 × 960 GB NVMe · €89 a month', bays: 4, disks: [nvme, nvme] },
  {
    id: 'b',
    label: 'EPYC 7443P, 1U',
    note: '8 × 960 GB NVMe · €189 a month',
    bays: 10,
    disks: Array.from({ length: 8 }, () => nvme),
  },
  { id: 'c', label: 'EPYC 9354, 2U', note: 'Sold out', units: 2, bays: 8, disks: [nvme, nvme, nvme], soldOut: true },
  {
    id: 'd',
    label: 'Storage 24, 4U',
    note: '17 × 16 TB HDD · €349 a month',
    units: 4,
    bays: 24,
    disks: Array.from({ length: 17 }, () => hdd),
  },
];

/** Links, choices with a chosen and a sold-out server, free units, and long Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured('high-contrast', 'forced-colors', 'rtl'),
  render: () => (
    <Stack gap={48}>
      <Rack label="Servers" name="server" defaultValue="b" servers={servers} units={10} freeLabel="2U free" />
      <Rack
        label="Стойка 7"
        servers={[
          {
            id: 'long',
            label: 'Выделенный сервер с двумя процессорами и резервным блоком питания, 1U',
            note: 'Rechtsschutzversicherungsgesellschaftsangelegenheitenverwaltung',
            href: '#long',
            bays: 4,
            disks: [nvme],
          },
          { id: 'now', label: 'web-02, 1U', href: '#now', bays: 4, disks: [] },
        ]}
        value="now"
        units={3}
        freeLabel="Свободно: 1U"
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** With `name`, servers are radio buttons. */
export const Choosing: StoryObj = {
  render: () => <Rack label="Servers" name="choosing" defaultValue="a" servers={servers} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Storage 24, 4U'));
    await expect(canvas.getByRole('radio', { name: 'Storage 24, 4U' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'EPYC 9354, 2U' })).toBeDisabled();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
