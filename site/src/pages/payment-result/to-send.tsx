import { Disclosure } from '@hoster/ui/disclosure';
import { Hidden } from '@hoster/ui/hidden';
import { Stack } from '@hoster/ui/stack';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { QrCode } from '../../parts/qr-code/qr-code.tsx';
import * as css from './to-send.css.ts';

interface ToSendProps {
  /** Content of the code that a wallet or banking app reads. */
  code: string;
  /** Name of the code. */
  label: string;
  /** The details to copy. */
  children: ReactNode;
  /** What to know about them. */
  notes: ReactNode;
}

/**
 * Details of money to send: beside the code that another device scans; on a phone, which can't scan its own screen, above
 * it.
 */
export function ToSend({ code, label, children, notes }: ToSendProps) {
  const drawing = <QrCode text={code} label={label} />;
  return (
    <div className={css.root}>
      <Hidden below="md">{drawing}</Hidden>
      <Stack gap={24}>
        {children}
        {notes}
        <Hidden above="md">
          <Disclosure
            summary={
              <FormattedMessage
                id="payment.show-code"
                defaultMessage="Show QR code"
                description="Opens the QR code of a payment, on phones"
              />
            }
          >
            {drawing}
          </Disclosure>
        </Hidden>
      </Stack>
    </div>
  );
}
