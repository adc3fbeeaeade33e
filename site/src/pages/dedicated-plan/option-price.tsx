import type { Charge } from '@hoster/domain/option-price';
import type { ChargedCents } from '@hoster/domain/money';
import { ChargedMoney } from '../../features/order/money.tsx';

/** What an option adds a month; nothing for what the plan includes. */
export const OptionPrice = ({ cents, currency }: Pick<Charge, 'currency'> & { cents: ChargedCents }) =>
  cents === 0 ? null : <ChargedMoney cents={cents} currency={currency} signed mono monthly />;
