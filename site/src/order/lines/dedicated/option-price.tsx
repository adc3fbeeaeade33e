import type { Charge } from '@hoster/domain/money/option-price';
import type { ChargedCents } from '@hoster/domain/money/money';
import { ChargedMoney } from '../../../parts/price/money.tsx';

/** Monthly price of an option; nothing when the plan includes it. */
export const OptionPrice = ({ cents, currency }: Pick<Charge, 'currency'> & { cents: ChargedCents }) =>
  cents === 0 ? null : <ChargedMoney cents={cents} currency={currency} signed mono monthly />;
