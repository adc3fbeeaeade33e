import { toCents } from '@hoster/domain/money/money';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../parts/price/money.tsx';

/** What is paid once for a server, for the line below its price; nothing for one without. */
export const setupFee = (fee: number): ReactNode =>
  fee === 0 ? undefined : (
    <FormattedMessage
      id="dedicated.setup"
      defaultMessage="+ {fee} setup"
      description="Below the price of a server per month: what is paid once"
      values={{ fee: <Money cents={toCents(fee)} /> }}
    />
  );
