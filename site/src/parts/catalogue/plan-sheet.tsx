import type { RentPeriod } from '@hoster/contract';
import { DataBar } from '@hoster/ui/data-bar';
import { LinkButton } from '@hoster/ui/link-button';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { PlanTable } from '@hoster/ui/plan-table';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor, FormattedList } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { Money } from '../price/money.tsx';
import type { PlanPrice } from './plan-price.ts';
import type { CataloguePlan, PlanRow, Availability } from './plan-rows.ts';

const words: Readonly<Record<'plan' | 'price', MessageDescriptor>> = defineMessages({
  plan: { id: 'catalogue.column.plan', defaultMessage: 'Plan' },
  price: { id: 'catalogue.column.price', defaultMessage: 'Price per month' },
});

/** A figure of the sheet, compared from line to line. */
export interface SheetColumn<Plan> {
  head: MessageDescriptor;
  cell: (plan: Plan) => ReactNode;
  /** The figure of a bar that compares the plans; NaN for a plan that has none. Omitted: the column has no bars. */
  bar?: (plan: Plan) => number;
  /** Left out where there's no room for it. */
  roomy?: boolean;
}

interface PlanSheetProps<Plan extends CataloguePlan> {
  rows: readonly PlanRow<Plan>[];
  period: RentPeriod;
  columns: readonly SheetColumn<Plan>[];
  /** The figures in one line, for windows too narrow for columns. */
  specsOf: (plan: Plan) => ReactNode;
  priceOf: (plan: Plan) => PlanPrice;
  /** The one highlighted plan, and its mark. @default the most popular one */
  marked?: { id: number; words: ReactNode } | undefined;
  /** Query for the links to plan pages: it carries the choices made here. */
  query: string;
}

/** The plans as a data sheet: one line a plan, every figure under the one above. On phones the figures join the name. */
export function PlanSheet<Plan extends CataloguePlan>(props: PlanSheetProps<Plan>) {
  const { rows, period, columns, specsOf, priceOf, marked, query } = props;
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  return (
    <PlanTable
      caption={
        <FormattedMessage
          id="catalogue.sheet.caption"
          defaultMessage="Plans with prices excluding VAT, for a term of {months, plural, one {# month} other {# months}}"
          description="Caption of the table of plans, for screen readers"
          values={{ months: period.months }}
        />
      }
      nameHeader={formatMessage(words.plan)}
      priceHeader={formatMessage(words.price)}
      columns={columns.map(({ head, roomy, ...column }) => ({
        id: String(head.id),
        header: formatMessage(head),
        cell: figureOf(column, rows),
        wide: roomy,
      }))}
      plans={rows}
      rowOf={({ tariff, availability }) => {
        const address = href(tariff.url) + query;
        const price = priceOf(tariff);
        // The price of a custom plan is the lowest one: it has no term of its own yet.
        const hasTerm = !tariff.is_custom && (period.months > 1 || price.renewal !== price.term);
        const soldOut = availability.state === 'sold_out';
        const isMarked = marked ? marked.id === tariff.id : tariff.is_popular;
        return {
          id: tariff.id,
          // With the name alone, a link “Start” is meaningless in a list of links.
          name: (
            <FormattedMessage
              id="catalogue.plan.link"
              defaultMessage="{name}<hidden> plan</hidden>"
              description="Link to a plan; the word “plan” is for screen readers"
              values={{
                name: tariff.name,
                hidden: (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>,
              }}
            />
          ),
          href: address,
          badge: isMarked
            ? (marked?.words ?? (
                <FormattedMessage
                  id="catalogue.plan.popular"
                  defaultMessage="Most popular"
                  description="Mark on the most popular plan"
                />
              ))
            : null,
          specs: specsOf(tariff),
          stock: availability.state === 'available' ? null : <PlanAvailability availability={availability} />,
          soldOut,
          price: <Money cents={price.perMonth} oldCents={price.list} mono column from={tariff.is_custom ?? false} />,
          unit: (
            <FormattedMessage
              id="catalogue.plan.per-month"
              defaultMessage="a month"
              description="Under the price of a plan, on phones"
            />
          ),
          terms: hasTerm ? <TermPrice months={period.months} price={price} /> : null,
          action: ({ className }) => (
            <LinkButton
              href={address}
              className={className}
              variant={soldOut || !isMarked ? 'secondary' : 'action'}
              size="small"
            >
              <OrderText name={tariff.name} soldOut={soldOut} />
            </LinkButton>
          ),
        };
      }}
    />
  );
}

/** Cell of a column, with bars of one scale where it has some. */
function figureOf<Plan extends CataloguePlan>(
  { bar, cell }: Pick<SheetColumn<Plan>, 'bar' | 'cell'>,
  rows: readonly PlanRow<Plan>[],
): (row: PlanRow<Plan>) => ReactNode {
  if (!bar) return ({ tariff }) => cell(tariff);
  const max = Math.max(...rows.map(({ tariff }) => bar(tariff) || 0));
  return ({ tariff }) => {
    const value = bar(tariff);
    return Number.isNaN(value) ? cell(tariff) : <DataBar value={value} max={max} label={cell(tariff)} />;
  };
}

/** Price of the whole term, and of its renewal. */
const TermPrice = ({ months, price }: { months: number; price: PlanPrice }) => (
  <FormattedMessage
    id="catalogue.plan.term-price"
    defaultMessage={'{months, plural, =1 {} other {{total} for #\u00a0months<br></br>}}renews at {renewal}'}
    description="Under the price of a plan: what the whole term costs, and its renewal"
    values={{
      months,
      total: <Money cents={price.term} />,
      renewal: <Money cents={price.renewal} />,
      br: () => <br key="br" />,
    }}
  />
);

function OrderText({ name, soldOut }: { name: string; soldOut: boolean }) {
  const values = { name: <VisuallyHidden> {name}</VisuallyHidden> };
  return soldOut ? (
    <FormattedMessage
      id="catalogue.plan.view"
      defaultMessage="View{name}"
      description="Link to a plan that is sold out; the name is for screen readers"
      values={values}
    />
  ) : (
    <FormattedMessage
      id="catalogue.plan.order"
      defaultMessage="Order{name}"
      description="Link to the order of a plan; the name is for screen readers"
      values={values}
    />
  );
}

/** Where a plan is sold out. */
const PlanAvailability = ({ availability: { state, soldOut } }: { availability: Availability }) =>
  state === 'sold_out' ? (
    <FormattedMessage
      id="catalogue.plan.sold-out"
      defaultMessage="Sold out"
      description="A plan that cannot be had now"
    />
  ) : (
    <FormattedMessage
      id="catalogue.plan.sold-out-in"
      defaultMessage="Sold out in {cities}"
      description="Where a plan cannot be had now"
      values={{ cities: <FormattedList value={soldOut.map(({ city }) => city)} type="conjunction" /> }}
    />
  );
