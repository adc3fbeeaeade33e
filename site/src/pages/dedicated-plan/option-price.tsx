import { toCents } from '@hoster/domain/money';
import { Money } from '../../features/order/money.tsx';

/** What an option adds a month, EUR net; nothing for what the plan includes. */
export const OptionPrice = ({ price }: { price: number }) =>
  price === 0 ? null : <Money cents={toCents(price)} signed mono monthly />;
