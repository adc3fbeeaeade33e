import type { RentPeriod } from '@hoster/contract';
import { LinkButton } from '@hoster/ui/link-button';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { Money } from '../order/money.tsx';
import { PlanAvailability } from './plan-availability.tsx';
import type { PlanPrice } from './plan-price.ts';
import type { CataloguePlan, PlanRow } from './plan-rows.ts';
import * as css from './plan-sheet.css.ts';

const words: Readonly<Record<'plan' | 'price', MessageDescriptor>> = defineMessages({
  plan: { id: 'catalogue.column.plan', defaultMessage: 'Plan', description: 'Column of the table of plans' },
  price: {
    id: 'catalogue.column.price',
    defaultMessage: 'Price per month',
    description: 'Column of the table of plans',
  },
});

/** A figure of the sheet, compared from line to line. */
export interface SheetColumn<Plan> {
  head: MessageDescriptor;
  cell: (plan: Plan) => ReactNode;
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
  /** The one plan that is marked, and how. @default the most popular one */
  marked?: { id: number; words: ReactNode } | undefined;
  /** Query that the plan pages get: the choices made here go along. */
  query: string;
}

/** The plans as a data sheet: one line a plan, every figure under the one above. On phones the figures join the name. */
export function PlanSheet<Plan extends CataloguePlan>(props: PlanSheetProps<Plan>) {
  const { rows, period, columns, ...line } = props;
  const { formatMessage } = useIntl();
  return (
    <table className={css.sheet}>
      <caption className={css.caption}>
        <FormattedMessage
          id="catalogue.sheet.caption"
          defaultMessage="Plans with prices excluding VAT, for a term of {months, plural, one {# month} other {# months}}"
          description="Caption of the table of plans, for screen readers"
          values={{ months: period.months }}
        />
      </caption>
      <thead>
        <tr>
          <th scope="col" className={css.headPlan}>
            {formatMessage(words.plan)}
          </th>
          {columns.map(({ head, roomy }) => (
            <th key={head.id} scope="col" className={roomy ? css.headRoomy : css.headFigure}>
              {formatMessage(head)}
            </th>
          ))}
          <th scope="col" className={css.headPrice}>
            {formatMessage(words.price)}
          </th>
          <td className={css.headAction} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PlanLine key={row.tariff.id} {...row} {...line} columns={columns} period={period} />
        ))}
      </tbody>
    </table>
  );
}

type PlanLineProps<Plan extends CataloguePlan> = PlanRow<Plan> & Omit<PlanSheetProps<Plan>, 'rows'>;

function PlanLine<Plan extends CataloguePlan>(props: PlanLineProps<Plan>) {
  const { tariff, availability, columns, specsOf, priceOf, period, marked, query } = props;
  const href = useLocalPath();
  const address = href(tariff.url) + query;
  const price = priceOf(tariff);
  // The price of a plan of free sizes is the lowest one: it has no term of its own yet.
  const hasTerm = !tariff.is_custom && (period.months > 1 || price.renewal !== price.term);
  const soldOut = availability.state === 'sold_out';
  const isMarked = marked ? marked.id === tariff.id : tariff.is_popular;
  const order = { tariff, address, soldOut, isMarked };
  return (
    <tr className={css.line} data-popular={isMarked || undefined} data-sold-out={soldOut || undefined}>
      <th scope="row" className={css.plan}>
        <a href={address} className={css.planLink}>
          {/* By the name alone, a link called “Start” says nothing in a list of links. */}
          <FormattedMessage
            id="catalogue.plan.link"
            defaultMessage="{name}<hidden> plan</hidden>"
            description="Link to a plan; the word “plan” is for screen readers"
            values={{
              name: tariff.name,
              hidden: (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>,
            }}
          />
        </a>
        {isMarked ? (
          <span className={css.popular}>
            {marked?.words ?? (
              <FormattedMessage
                id="catalogue.plan.popular"
                defaultMessage="Most popular"
                description="Mark on the most popular plan"
              />
            )}
          </span>
        ) : null}
        <span className={css.specs}>{specsOf(tariff)}</span>
        <PlanAvailability availability={availability} />
      </th>
      {columns.map(({ head, cell, roomy }) => (
        <td key={head.id} className={roomy ? css.roomy : css.figure}>
          {cell(tariff)}
        </td>
      ))}
      <td className={hasTerm ? css.longPrice : css.price}>
        <Money cents={price.perMonth} oldCents={price.list} mono column from={tariff.is_custom ?? false} />
        <span className={css.perMonth}>
          <FormattedMessage
            id="catalogue.plan.per-month"
            defaultMessage="a month"
            description="Under the price of a plan, on phones"
          />
        </span>
        {hasTerm ? (
          <span className={css.aboutPrice}>
            <FormattedMessage
              id="catalogue.plan.term-price"
              defaultMessage="{months, plural, =1 {} other {{total} for # months<br></br>}}renews at {renewal}"
              description="Under the price of a plan: what the whole term costs, and its renewal"
              values={{
                months: period.months,
                total: <Money cents={price.term} />,
                renewal: <Money cents={price.renewal} />,
                br: () => <br key="br" />,
              }}
            />
          </span>
        ) : null}
        <OrderLink className={css.orderUnderPrice} {...order} />
      </td>
      <td className={css.action}>
        <OrderLink className={css.order} {...order} />
      </td>
    </tr>
  );
}

interface OrderLinkProps {
  tariff: CataloguePlan;
  address: string;
  soldOut: boolean;
  isMarked: boolean;
  className: string;
}

function OrderLink({ tariff, address, soldOut, isMarked, className }: OrderLinkProps) {
  return (
    <LinkButton
      href={address}
      className={className}
      variant={soldOut || !isMarked ? 'secondary' : 'action'}
      size="small"
    >
      {soldOut ? (
        <FormattedMessage
          id="catalogue.plan.view"
          defaultMessage="View{name}"
          description="Link to a plan that is sold out; the name is for screen readers"
          values={{ name: <VisuallyHidden> {tariff.name}</VisuallyHidden> }}
        />
      ) : (
        <FormattedMessage
          id="catalogue.plan.order"
          defaultMessage="Order{name}"
          description="Link to the order of a plan; the name is for screen readers"
          values={{ name: <VisuallyHidden> {tariff.name}</VisuallyHidden> }}
        />
      )}
    </LinkButton>
  );
}
