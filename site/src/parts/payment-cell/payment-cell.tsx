import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { paymentHref } from './payment-href.ts';

interface PaymentCellProps {
  /** Reference of the payment whose page it links to; null for none. */
  paymentRef: string | null;
  /** Purpose of the payment. */
  children: ReactNode;
  /** Shown below it: the date, or the next step. */
  detail: ReactNode;
}

/** Cell of a table of payments: its purpose, as a link to its page, and a muted line below. */
export function PaymentCell({ paymentRef, children, detail }: PaymentCellProps) {
  return (
    <Stack element="span" gap={2}>
      {paymentRef === null ? (
        <span>{children}</span>
      ) : (
        <TextLink href={paymentHref(paymentRef)} tone="text">
          {children}
        </TextLink>
      )}
      <Text element="span" size={14} tone="muted" lineHeight="inherit">
        {detail}
      </Text>
    </Stack>
  );
}
