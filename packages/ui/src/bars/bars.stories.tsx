import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/bars.tsx';
import { Stack } from '../stack/stack.tsx';
import { Bars, type BarsProps } from './bars.tsx';
import { docs } from './bars.docs.tsx';

const meta: Meta<typeof Bars> = { title: 'Data pictures/Bars', component: Bars };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const servers = { id: 'servers', label: 'Servers', values: [24, 24, 24, 60, 24, 24, 24, 24, 24, 60, 24, 24] };
const domains = { id: 'domains', label: 'Domains', values: [0, 12, 0, 0, 0, 9, 0, 0, 0, 0, 30, 0] };

const Chart = (props: Partial<BarsProps>) => (
  <Bars
    label="Charges of the next twelve months"
    categories={months}
    categoryLabel="Month"
    series={[servers, domains]}
    totalLabel="Total"
    formatValue={(value) => `€${value.toFixed(2)}`}
    formatTick={(value) => `€${value}`}
    tableLabel="Show as table"
    summary="€411.00 in total"
    {...props}
  />
);

/** Four series, one, negative values, many bars, no bars, and long Russian texts. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={40}>
      <Chart
        series={[
          servers,
          domains,
          { id: 'backup', label: 'Backup', values: months.map(() => 12) },
          { id: 'other', label: 'Прочие услуги и единовременные платежи', values: months.map((_, at) => at * 2) },
        ]}
      />
      <Chart label="Balance" series={[{ id: 'b', label: 'Balance', values: months.map((_, at) => 40 - at * 8) }]} />
      <Chart
        label="Обращения за ноябрь"
        summary="Больше всего обращений 27 ноября"
        categories={Array.from({ length: 30 }, (_, at) => String(at + 1))}
        categoryLabel="День"
        series={[{ id: 't', label: 'Обращения', values: Array.from({ length: 30 }, (_, at) => (at * 7) % 27) }]}
        totalLabel={undefined}
        formatValue={String}
        formatTick={String}
        unit="шт."
      />
      <Chart label="Nothing yet" categories={[]} series={[{ id: 'e', label: 'Charges', values: [] }]} summary={null} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('figure')).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Focus the chart and use the arrow keys, or move over it, to read a bar with its total. */
export const MatrixReadout: StoryObj = {
  parameters: pictured(),
  name: 'Matrix readout',
  render: () => <Chart />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = canvas.getByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Oct: Servers €24.00, Domains €30.00, Total €54.00');
    await expect(canvas.getByText(': Total €54.00')).toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
