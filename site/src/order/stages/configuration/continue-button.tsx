import type { ChargedTotal } from '@hoster/domain/money/charge';
import { Button } from '@hoster/ui/button';
import { OrderSummaryBar } from '@hoster/ui/order-summary';
import { Price } from '@hoster/ui/price';
import { Text } from '@hoster/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIGURATION_FORM } from './configuration-form.tsx';
import { STAGE_PARAM, type Stage } from '../stages.ts';

/** The total and the Continue button, at the bottom of small windows. */
export function BottomBar({ charged, note, next }: { charged: ChargedTotal; note: ReactNode; next: Stage }) {
  const { locale } = useIntl();
  return (
    <OrderSummaryBar
      label={
        <FormattedMessage
          id="order.bar.total"
          defaultMessage="Total"
          description="Before the total at the bottom of small windows"
        />
      }
      total={
        <>
          <Price mono amount={{ cents: charged.total }} currency={{ short: charged.currency }} locale={locale} />
          <Text element="span" size={12} weight="regular" tone="muted">
            {note}
          </Text>
        </>
      }
      action={<ContinueButton next={next} />}
    />
  );
}

/** Button to the stage after the configuration. */
export function ContinueButton({ next }: { next: Stage }) {
  return (
    <Button
      type="submit"
      form={CONFIGURATION_FORM}
      name={STAGE_PARAM}
      value={next}
      variant="action"
      size="large"
      stretched
    >
      {next === 'payment' ? (
        <FormattedMessage
          id="order.continue.payment"
          defaultMessage="Continue to payment"
          description="Button of the configuration"
        />
      ) : next === 'personal-data' ? (
        <FormattedMessage
          id="order.continue.person"
          defaultMessage="Continue to personal data"
          description="Button of the configuration"
        />
      ) : (
        <FormattedMessage
          id="order.continue.account"
          defaultMessage="Continue to account"
          description="Button of the configuration"
        />
      )}
    </Button>
  );
}
