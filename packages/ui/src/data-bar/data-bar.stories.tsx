import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/data-bar.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { PlanTable } from '../plan-table/plan-table.tsx';
import { Stack } from '../stack/stack.tsx';
import { Table, type TableColumn } from '../table/index.ts';
import { DataBar } from './data-bar.tsx';

const meta: Meta<typeof DataBar> = { title: 'Data pictures/DataBar', component: DataBar };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

interface Plan {
  name: string;
  cores: number;
  ram: number;
  disk: number;
  price: number;
}
const plans: readonly Plan[] = [
  { name: 'NVMe 1', cores: 1, ram: 2, disk: 40, price: 4.99 },
  { name: 'NVMe 2', cores: 2, ram: 4, disk: 80, price: 8.99 },
  { name: 'NVMe 3', cores: 4, ram: 8, disk: 160, price: 16.99 },
  { name: 'NVMe 4', cores: 8, ram: 32, disk: 640, price: 49.9 },
];
const cores = ({ cores: value }: Plan) => <DataBar value={value} max={8} label={value} />;
const ram = ({ ram: value }: Plan) => <DataBar value={value} max={32} label={value} />;
const disk = ({ disk: value }: Plan) => <DataBar value={value} max={640} label={`${value} GB`} />;
const price = ({ price: value }: Plan) => <DataBar value={value} max={49.9} label={`€${value.toFixed(2)}`} />;

const columns: readonly TableColumn<Plan>[] = [
  { id: 'name', header: 'Plan', rowHeader: true, cell: ({ name }) => name },
  { id: 'cores', header: 'vCPU, up to 8', align: 'end', mono: true, cell: cores },
  { id: 'ram', header: 'RAM, up to 32 GB', align: 'end', mono: true, cell: ram },
  { id: 'disk', header: 'Disk, up to 640 GB', align: 'end', mono: true, cell: disk },
  { id: 'price', header: 'A month, up to €49.90', align: 'end', mono: true, cell: price },
];

const changes = [
  { name: 'vCPU', value: 4, before: 2, max: 8, unit: '' },
  { name: 'RAM', value: 8, before: 32, max: 32, unit: ' GB' },
  { name: 'Disk', value: 160, before: 160, max: 640, unit: ' GB' },
  { name: 'Snapshots', value: 0, before: 3, max: 8, unit: '' },
];

/** In Table and PlanTable, with a chosen row, former values, zero, unknown and very large numbers, and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured('high-contrast', 'forced-colors', 'rtl'),
  render: () => (
    <Stack gap={48}>
      <Table
        caption="Plans"
        columns={columns}
        rows={plans}
        rowKey={({ name }) => name}
        isSelected={({ name }) => name === 'NVMe 3'}
      />
      <PlanTable
        caption="Plans with a mark"
        nameHeader="Plan"
        priceHeader="Price per month"
        columns={[
          { id: 'cores', header: 'vCPU, up to 8', cell: cores },
          { id: 'ram', header: 'RAM, up to 32 GB', cell: ram },
        ]}
        plans={plans.slice(0, 3)}
        rowOf={({ name, ...plan }) => ({
          id: name,
          name,
          href: '#plan',
          badge: name === 'NVMe 2' ? 'Most popular' : undefined,
          specs: <DataBar value={plan.ram} max={32} label={`${plan.ram} GB RAM`} />,
          unit: 'a month',
          price: `€${plan.price.toFixed(2)}`,
          action: (props) => (
            <LinkButton {...props} href="#order" size="small" variant="secondary" aria-label={`Order ${name}`}>
              Order
            </LinkButton>
          ),
        })}
      />
      <Table
        caption="Now and after the change"
        columns={[
          { id: 'name', header: 'Resource', rowHeader: true, cell: (row) => row.name },
          {
            id: 'value',
            header: 'After the change',
            align: 'end',
            mono: true,
            cell: ({ value, before, max, unit }) => (
              <DataBar
                value={value}
                max={max}
                label={`${value}${unit}`}
                former={{ value: before, label: `was ${before}${unit}` }}
              />
            ),
          },
        ]}
        rows={changes}
        rowKey={({ name }) => name}
      />
      <Table
        caption="Крайние значения"
        columns={[
          { id: 'name', header: 'Тариф', rowHeader: true, cell: ([name]) => name },
          {
            id: 'value',
            header: 'Трафик',
            align: 'end',
            cell: ([, value, label]) => <DataBar value={value} max={1e12} label={label} />,
          },
        ]}
        rows={
          [
            ['Без данных', Number.NaN, '—'],
            ['Ноль', 0, '0 ТБ'],
            ['Наименьший', 1, '1 ТБ'],
            ['Произвольная конфигурация', 1e12, '1 000 000 000 000 ТБ в месяц без ограничения скорости'],
          ] as const
        }
        rowKey={([name]) => name}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('was 32 GB')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Ноль 0 ТБ' })).toBeVisible();
  },
};

/** Bars of a column start at one edge and have one length, also in cards. */
export const OneLength: StoryObj = {
  render: () => <Table caption="Plans" columns={columns} rows={plans} rowKey={({ name }) => name} />,
  play: async ({ canvas }) => {
    const bars = plans.map((plan) => {
      const row = canvas.getByRole('row', { name: new RegExp(`^${plan.name}`) });
      return row.querySelectorAll('[data-part="bar"]')[1]?.getBoundingClientRect();
    });
    await expect(new Set(bars.map((bar) => `${bar?.left} ${bar?.width}`)).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
