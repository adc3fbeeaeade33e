import { FormattedList, FormattedMessage } from 'react-intl';
import type { Availability } from './plan-rows.ts';
import * as css from './plan-sheet.css.ts';

/** Says where a plan is sold out; nothing while it can be had everywhere. */
export function PlanAvailability({ availability: { state, soldOut } }: { availability: Availability }) {
  if (state === 'available') return null;
  return (
    <span className={css.stock} data-state={state}>
      {state === 'sold_out' ? (
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
      )}
    </span>
  );
}
