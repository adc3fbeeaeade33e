import type { ChargedTotal } from '@hoster/domain/money/charge';
import { OrderSummaryBar } from '@hoster/ui/order-summary';
import { RollingPrice } from '@hoster/ui/rolling-price';
import { Text } from '@hoster/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showsCents } from '../../parts/price/shows-cents.ts';

interface OrderBarProps {
  charged: ChargedTotal;
  /** Shown under the total. */
  note?: ReactNode;
  /** Whether it ends the page, or the form of a stage. */
  placement: 'page' | 'form';
  /** The button to the next stage. */
  children?: ReactNode;
}

/** The total and the button to the next stage, at the bottom of small windows. In larger ones the summary has the total. */
export function OrderBar({ charged, note, placement, children }: OrderBarProps) {
  const { locale } = useIntl();
  return (
    <OrderSummaryBar
      placement={placement}
      label={
        <FormattedMessage
          id="order.bar.total"
          defaultMessage="Total"
          description="Before the total at the bottom of small windows"
        />
      }
      total={
        <>
          {/* The summary announces it. */}
          <RollingPrice
            mono
            announcement={null}
            fixed={showsCents(charged.currency)}
            amount={{ cents: charged.total }}
            currency={{ short: charged.currency }}
            locale={locale}
          />
          <Text element="span" size={12} weight="regular" tone="muted">
            {note}
          </Text>
        </>
      }
      action={children}
    />
  );
}
