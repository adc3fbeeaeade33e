import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { PlanTable } from './plan-table.tsx';

export const docs: ComponentDocs = {
  name: 'PlanTable',
  summary:
    'Plans with figures and prices to compare, one row each, which leads to the plan. For other data, use Table; to compare a few things feature by feature, ComparisonTable.',

  anatomy: [
    ['root', 'The `<table>`.'],
    ['row', 'One plan; `data-marked` if it has a badge, `data-sold-out` if it can’t be ordered.'],
    ['link', 'The name of the plan, whose target is the whole row.'],
    ['badge', 'The mark on a recommended plan.'],
    ['specs', 'The figures in one line, on phones.'],
    ['stock', 'What can’t be ordered now.'],
    ['price', 'The cell of the price.'],
    ['unit', 'The unit of the price, on phones.'],
    ['terms', 'What the price leaves open.'],
    ['[data-component="plan-table-notes"]', 'PlanTableNotes: what holds for all plans, below the table.'],
    ['action', 'The cell of the link to the order; on phones the link is below the price.'],
  ],
  keyboard: {
    specimen: () => (
      <PlanTable
        caption="Plans"
        nameHeader="Plan"
        priceHeader="Price per month"
        columns={[]}
        plans={['NVMe 1', 'NVMe 2']}
        rowOf={(name) => ({
          id: name,
          name,
          href: '#plan',
          specs: '1 vCPU',
          price: '€4',
          unit: 'a month',
          action: (props) => (
            <LinkButton {...props} href="#order">
              {`Order ${name}`}
            </LinkButton>
          ),
        })}
      />
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the order of the plan.',
        from: 'link NVMe 1',
        expect: { focused: 'link Order NVMe 1' },
      },
    ],
  },
  screenReader: ['A table named by its caption. The name of the plan is the header of its row.'],
  dos: [
    'Put units into the headers: “RAM, GB”.',
    'Give each order link a name with its plan: “Order NVMe 3”, with the plan visually hidden.',
    'Mark one plan at most.',
  ],
  donts: ['Do not show a price without saying whether it includes tax.'],
};
