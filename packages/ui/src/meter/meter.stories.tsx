import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/meter.tsx';
import { Grid } from '../grid/grid.tsx';
import type { MeterLevel } from './levels.ts';
import { Meter } from './meter.tsx';

const levels: MeterLevel[] = [
  { from: 51, tone: 'warning', label: 'Almost full' },
  { from: 64, tone: 'danger', label: 'Full: new backups are refused' },
];

const meta = {
  title: 'Feedback/Meter',
  component: Meter,
  args: { label: 'Backup volume', value: 48, max: 64, valueLabel: '48 of 64 GB', levels },
} satisfies Meta<typeof Meter>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Ends at its share of the bar at any width. */
export const InProportion: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '48 of 64 GB');
    const [track, fill] = [...canvasElement.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect().width);
    await expect(Math.round((100 * (fill ?? 0)) / (track ?? 1))).toBe(75);
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured('forced-colors', 'rtl'),
  render: () => (
    <Grid columns={{ base: 1, md: 2 }} gap={32}>
      <Meter label="Backup volume" value={48} max={64} valueLabel="48 of 64 GB" levels={levels} />
      <Meter label="Backup volume" value={0} max={64} valueLabel="0 of 64 GB" levels={levels} />
      <Meter label="Backup volume" value={56} max={64} valueLabel="56 of 64 GB" levels={levels} />
      <Meter label="Backup volume" value={64} max={64} valueLabel="64 of 64 GB" levels={levels} />
      <Meter label="Traffic" value={41} max={32} valueLabel="41 of 32 TB" />
      <Meter
        label="Balance"
        value={3}
        max={100}
        valueLabel="€3"
        levels={[
          { below: 5, tone: 'danger', label: 'Runs out today' },
          { from: 50, tone: 'success', label: 'Enough' },
        ]}
      />
      <Meter
        label="Balance"
        value={80}
        max={100}
        valueLabel="€80"
        levels={[{ from: 50, tone: 'success', label: 'Enough for four months' }]}
      />
      <Meter
        label="Место на диске сервера резервного копирования"
        max={1024}
        valueLabel="896 ГБ из 1 ТБ"
        levels={[
          { from: 800, tone: 'warning', label: 'Место заканчивается: увеличьте объём или удалите старые копии' },
        ]}
        segments={[
          { id: 'full', label: 'Полные копии', value: 512, valueLabel: '512 ГБ' },
          { id: 'diff', label: 'Изменения', value: 256, valueLabel: '256 ГБ' },
          { id: 'img', label: 'Образы', value: 64, valueLabel: '64 ГБ' },
          { id: 'log', label: 'Журналы', value: 40, valueLabel: '40 ГБ' },
          { id: 'etc', label: 'Прочее', value: 24, valueLabel: '24 ГБ' },
        ]}
      />
    </Grid>
  ),
};

const word = 'Wrapped'.repeat(29);

/** Long words break, also in the text below the bar. */
export const LongWord: Story = {
  args: {
    label: word,
    valueLabel: word,
    levels: [{ from: 1, tone: 'warning', label: word }],
    segments: [{ id: 'a', label: word, value: 48, valueLabel: word }],
    value: undefined,
  },
};
