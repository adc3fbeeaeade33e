import { FormattedList, FormattedMessage } from 'react-intl';
import type { Availability } from './plan-rows.ts';

/** Where a plan is sold out. */
export const PlanAvailability = ({ availability: { state, soldOut } }: { availability: Availability }) =>
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
