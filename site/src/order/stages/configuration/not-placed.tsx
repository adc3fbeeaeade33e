import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { REFUSED_PARAM } from '../stages.ts';

/** Part of the notice about a choice that can't be ordered: tells a buyer who was led back that nothing was ordered. */
export function NotPlaced() {
  const { search } = useLocation();
  return new URLSearchParams(search).has(REFUSED_PARAM) ? (
    <p>
      <FormattedMessage
        id="order.not-placed"
        defaultMessage="We didn’t place your order, and you haven’t been charged."
        description="An order was refused, because what was chosen is gone"
      />
    </p>
  ) : null;
}
