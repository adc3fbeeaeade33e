import type { ChargedTotal } from '@hoster/domain/money/charge';
import { Hidden } from '@hoster/ui/hidden';
import { Inline } from '@hoster/ui/inline';
import { Price } from '@hoster/ui/price';
import { Text } from '@hoster/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showsCents } from '../../parts/price/shows-cents.ts';

/** The total above the forms of an order in small windows, where the summary is below them. */
export function StageTotal({ charged, note }: { charged: ChargedTotal; note: ReactNode }) {
  const { locale } = useIntl();
  return (
    <Hidden above="lg">
      <Inline justify="between" gap={16}>
        <Text element="span" tone="muted">
          <FormattedMessage
            id="order.bar.total"
            defaultMessage="Total"
            description="Before the total at the bottom of small windows"
          />
        </Text>
        <Price
          mono
          fixed={showsCents(charged.currency)}
          amount={{ cents: charged.total }}
          currency={{ short: charged.currency }}
          locale={locale}
        />
      </Inline>
      <Text size={14} tone="muted">
        {note}
      </Text>
    </Hidden>
  );
}
