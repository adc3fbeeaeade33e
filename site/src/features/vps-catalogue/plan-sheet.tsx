import type { OrderPromo, RentPeriod, VpsTariff } from '@hoster/contract';
import { vpsLimits } from '@hoster/domain/vps-limits';
import { LinkButton } from '@hoster/ui/link-button';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { Money } from '../order/money.tsx';
import { PlanAvailability } from './plan-availability.tsx';
import { planPrice } from './plan-price.ts';
import type { PlanRow } from './plan-rows.ts';
import * as css from './plan-sheet.css.ts';
import { columns } from './words.ts';

interface PlanSheetProps {
  rows: readonly PlanRow[];
  period: RentPeriod;
  /** Of the place that the page is about, in percent. */
  surcharge: number;
  /** Of the address; takes its share off the prices when it's valid. */
  promo?: OrderPromo | null;
  /** Query that the plan pages get: the choices made here go along. */
  query: string;
}

/** The plans as a data sheet: one line a plan, every figure under the one above. On phones the figures join the name. */
export function PlanSheet({ rows, period, surcharge, promo = null, query }: PlanSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <table className={css.sheet}>
      <caption className={css.caption}>
        <FormattedMessage
          id="vps.sheet.caption"
          defaultMessage="Plans with prices excluding VAT, for a term of {months, plural, one {# month} other {# months}}"
          description="Caption of the table of plans, for screen readers"
          values={{ months: period.months }}
        />
      </caption>
      <thead>
        <tr>
          <th scope="col" className={css.headPlan}>
            {formatMessage(columns.plan)}
          </th>
          {[columns.cpu, columns.ram, columns.disk, columns.traffic, columns.port].map((column) => (
            <th key={column.id} scope="col" className={css.headFigure}>
              {formatMessage(column)}
            </th>
          ))}
          <th scope="col" className={css.headPrice}>
            {formatMessage(columns.price)}
          </th>
          <td className={css.headAction} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PlanLine key={row.tariff.id} {...row} period={period} surcharge={surcharge} promo={promo} query={query} />
        ))}
      </tbody>
    </table>
  );
}

function PlanLine({ tariff, availability, period, surcharge, promo, query }: PlanRow & Omit<PlanSheetProps, 'rows'>) {
  const href = useLocalPath();
  const address = href(tariff.url) + query;
  const { perMonth, list } = planPrice(tariff, period, surcharge, promo);
  const soldOut = availability.state === 'sold_out';
  return (
    <tr className={css.line} data-popular={tariff.is_popular || undefined} data-sold-out={soldOut || undefined}>
      <th scope="row" className={css.plan}>
        <a href={address} className={css.planLink}>
          {tariff.name}
        </a>
        {tariff.is_popular ? (
          <span className={css.popular}>
            <FormattedMessage
              id="vps.plan.popular"
              defaultMessage="Most popular"
              description="Mark on the most popular plan"
            />
          </span>
        ) : null}
        <PlanSpecs tariff={tariff} />
        <PlanAvailability availability={availability} />
      </th>
      {figuresOf(tariff).map(({ key, from, to }) => (
        <td key={key} className={css.figure}>
          {from === null ? (
            <FormattedMessage
              id="vps.plan.unmetered"
              defaultMessage="unmetered"
              description="Traffic without a limit"
            />
          ) : (
            <FormattedNumber value={from} />
          )}
          {to === undefined ? null : (
            <>
              –<FormattedNumber value={to} />
            </>
          )}
        </td>
      ))}
      <td className={css.price}>
        <Money cents={perMonth} oldCents={list} mono column from={tariff.is_custom} />
        <span className={css.perMonth}>
          <FormattedMessage
            id="vps.plan.per-month"
            defaultMessage="a month"
            description="Under the price of a plan, on phones"
          />
        </span>
        <OrderLink className={css.orderUnderPrice} {...{ tariff, address, soldOut }} />
      </td>
      <td className={css.action}>
        <OrderLink className={css.order} {...{ tariff, address, soldOut }} />
      </td>
    </tr>
  );
}

interface OrderLinkProps {
  tariff: VpsTariff;
  address: string;
  soldOut: boolean;
  className: string;
}

function OrderLink({ tariff, address, soldOut, className }: OrderLinkProps) {
  return (
    <LinkButton
      href={address}
      className={className}
      variant={soldOut || !tariff.is_popular ? 'secondary' : 'action'}
      size="small"
    >
      {soldOut ? (
        <FormattedMessage
          id="vps.plan.view"
          defaultMessage="View{name}"
          description="Link to a plan that is sold out; the name is for screen readers"
          values={{ name: <VisuallyHidden> {tariff.name}</VisuallyHidden> }}
        />
      ) : (
        <FormattedMessage
          id="vps.plan.order"
          defaultMessage="Order{name}"
          description="Link to the order of a plan; the name is for screen readers"
          values={{ name: <VisuallyHidden> {tariff.name}</VisuallyHidden> }}
        />
      )}
    </LinkButton>
  );
}

/** The figures in one line, for windows too narrow for columns. */
function PlanSpecs({ tariff }: { tariff: VpsTariff }) {
  return (
    <span className={css.specs}>
      {tariff.is_custom ? (
        <FormattedMessage
          id="vps.plan.custom-specs"
          defaultMessage={'up to {cpu, number}\u00a0vCPU · {ram, number}\u00a0GB · {disk, number}\u00a0GB'}
          description="Largest figures of the plan of free sizes, in one line"
          values={{ cpu: vpsLimits.cpu_count.max, ram: vpsLimits.ram_size.max, disk: vpsLimits.disk_size.max }}
        />
      ) : (
        <FormattedMessage
          id="vps.plan.specs"
          defaultMessage={'{cpu, number}\u00a0vCPU · {ram, number}\u00a0GB · {disk, number}\u00a0GB'}
          description="Figures of a plan in one line: processors, memory, disk"
          values={{ cpu: tariff.cpu_count, ram: tariff.ram_size, disk: tariff.disk_size }}
        />
      )}
    </span>
  );
}

/** A figure of the sheet; `to` where it is a range, null where there is no limit. */
interface Figure {
  key: string;
  from: number | null;
  to?: number;
}

/** The figures of a plan, in the order of the columns. A plan of free sizes has ranges. */
function figuresOf(tariff: VpsTariff): Figure[] {
  const size = (key: 'cpu_count' | 'ram_size' | 'disk_size'): Figure =>
    tariff.is_custom ? { key, from: vpsLimits[key].min, to: vpsLimits[key].max } : { key, from: tariff[key] };
  return [
    size('cpu_count'),
    size('ram_size'),
    size('disk_size'),
    { key: 'traffic', from: tariff.traffic },
    { key: 'port', from: tariff.port_mbps / 1000 },
  ];
}
