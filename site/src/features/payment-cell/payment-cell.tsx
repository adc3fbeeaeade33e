import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { paymentHref } from './payment-href.ts';

interface PaymentCellProps {
  /** Of the payment, whose page it leads to; null: it has none. */
  paymentRef: string | null;
  /** What was or is paid for. */
  children: ReactNode;
  /** Below it: when, or what's left to do. */
  detail: ReactNode;
}

/** Cell of a table of payments: what it was for, as a link to its page, and a muted line below. */
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
