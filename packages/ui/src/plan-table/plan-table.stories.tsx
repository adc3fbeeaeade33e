import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/plan-table.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { docs } from './plan-table.docs.tsx';
import { PlanTable, PlanTableNotes } from './plan-table.tsx';

const meta: Meta<typeof PlanTable> = { title: 'Tables and lists/PlanTable', component: PlanTable };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const plans = [
  { name: 'NVMe 1', cores: 1, ram: 2, traffic: '2 TB', price: '4,99 €', stock: 'Sold out in Frankfurt and Helsinki' },
  {
    name: 'NVMe 2',
    cores: 2,
    ram: 4,
    traffic: '4 TB',
    price: '8,99 €',
    badge: 'Most popular',
    terms: 'renews at 9,99 €',
  },
  { name: 'NVMe 3', cores: 4, ram: 8, traffic: '8 TB', price: '16,99 €', stock: 'Sold out', soldOut: true },
  {
    name: 'Произвольная конфигурация',
    cores: 32,
    ram: 128,
    traffic: 'без ограничений',
    price: 'от 39,90 €',
    terms: '430,92 € за 12 месяцев, продление за 478,80 €',
  },
];

/** With and without badge, stock, terms and room for all columns, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured('rtl'),
  render: () => (
    <>
      <PlanTable
        caption="Plans"
        nameHeader="Plan"
        priceHeader="Price per month"
        columns={[
          { id: 'cores', header: 'vCPU', cell: ({ cores }) => cores },
          { id: 'ram', header: 'RAM, GB', cell: ({ ram }) => ram },
          { id: 'traffic', header: 'Traffic', wide: true, cell: ({ traffic }) => traffic },
        ]}
        plans={plans}
        rowOf={({ cores, ram, ...plan }) => ({
          ...plan,
          id: plan.name,
          href: '#plan',
          specs: `${cores} vCPU · ${ram} GB RAM`,
          unit: 'a month',
          action: (props) => (
            <LinkButton
              {...props}
              href="#order"
              size="small"
              variant={plan.badge ? 'action' : 'secondary'}
              aria-label={`Order ${plan.name}`}
            >
              Order
            </LinkButton>
          ),
        })}
      />
      <PlanTableNotes>
        <p>Prices exclude VAT.</p>
        <p>Цены указаны без НДС.</p>
      </PlanTableNotes>
    </>
  ),
};

/** Each row is named by its plan, and leads to it wherever it's pressed outside of the order link. */
export const Rows: StoryObj = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('row', { name: /^NVMe 2/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('NVMe 2');
    const { left, top, width, height } = row.getBoundingClientRect();
    const plan = within(row).getByRole('link', { name: 'NVMe 2' });
    await expect(document.elementFromPoint(left + width / 2, top + height - 4)).toBe(plan);
    const order = within(row).getByRole('link', { name: 'Order NVMe 2' });
    const target = order.getBoundingClientRect();
    await expect(document.elementFromPoint(target.left + 4, target.top + target.height / 2)).toBe(order);
  },
};

/** Plays the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
