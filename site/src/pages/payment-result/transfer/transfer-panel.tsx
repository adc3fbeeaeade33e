import type { BankTransfer } from '@hoster/contract';
import { parseLedger, toLedger } from '@hoster/domain/money/money';
import { Callout } from '@hoster/ui/callout';
import { Copyable } from '@hoster/ui/copyable';
import { DataList, type DataItem } from '@hoster/ui/data-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { LedgerPrice } from '../../../parts/price/ledger-price.tsx';
import { ToSend } from '../to-send.tsx';
import { epcText } from './epc.ts';

const words = defineMessages({
  copy: { id: 'transfer.copy', defaultMessage: 'Copy', description: 'Button that copies a detail of a bank transfer' },
  copied: { id: 'transfer.copied', defaultMessage: 'Copied', description: 'After a detail of a transfer was copied' },
  qr: { id: 'transfer.qr', defaultMessage: 'QR code for your banking app', description: 'Name of the QR code' },
  beneficiary: { id: 'transfer.beneficiary', defaultMessage: 'Beneficiary', description: 'Who receives a transfer' },
  iban: { id: 'transfer.iban', defaultMessage: 'IBAN', description: 'Account number of a bank transfer' },
  bic: { id: 'transfer.bic', defaultMessage: 'BIC', description: 'Code of the bank that receives a transfer' },
  bank: { id: 'transfer.bank', defaultMessage: 'Bank', description: 'Bank that receives a transfer' },
  reference: {
    id: 'transfer.reference',
    defaultMessage: 'Payment reference',
    description: 'Reference that a transfer must name',
  },
  amount: { id: 'transfer.amount', defaultMessage: 'Amount', description: 'Amount of a bank transfer' },
  rest: { id: 'transfer.rest', defaultMessage: 'Left to send', description: 'What is missing of a transfer' },
  received: { id: 'transfer.received', defaultMessage: 'Received', description: 'What has come of a transfer so far' },
});

/** Groups characters for easier comparison. */
const inFours = (text: string): string => text.replaceAll(/.{4}(?=.)/g, '$& ');

/** Details for a bank transfer, each with a copy button, and its state. */
export function TransferPanel({ transfer }: { transfer: BankTransfer }) {
  const { formatMessage } = useIntl();
  const labels = { copyLabel: formatMessage(words.copy), copiedLabel: formatMessage(words.copied) };
  const detail = (id: 'beneficiary' | 'iban' | 'bic' | 'reference', value: string): DataItem => ({
    id,
    term: formatMessage(words[id]),
    value: (
      <Copyable value={value} {...labels}>
        {id === 'iban' || id === 'reference' ? inFours(value) : value}
      </Copyable>
    ),
  });
  const { iban, bic, beneficiary, bank_name: bank, reference, amount, received, demo_url: demo } = transfer;
  const hasPart = parseLedger(received) > 0;
  const due = toLedger(Math.max(parseLedger(amount) - parseLedger(received), 0), amount.currency);
  return (
    <Stack gap={24}>
      {hasPart ? (
        <Callout tone="info" role="status">
          <FormattedMessage
            id="transfer.part"
            defaultMessage="We’ve received {received} so far. Send the remaining {due} with the same reference."
            description="A part of a bank transfer has come"
            values={{ received: <LedgerPrice value={received} />, due: <LedgerPrice value={due} /> }}
          />
        </Callout>
      ) : null}
      <ToSend
        code={epcText(transfer, due)}
        label={formatMessage(words.qr)}
        notes={
          <Text size={14} tone="muted">
            <FormattedMessage
              id="transfer.time"
              defaultMessage="Transfers take up to three working days, instant ones a few minutes. You can close this page: we’ll email you when the money arrives."
              description="How long a bank transfer takes"
            />{' '}
            <FormattedMessage
              id="transfer.surplus"
              defaultMessage="Money that arrives late or beyond this amount is added to your balance."
              description="Behind how long a bank transfer takes"
            />
          </Text>
        }
      >
        <DataList
          dense
          layout="stacked"
          items={[
            detail('iban', iban),
            {
              ...detail('reference', reference),
              note: (
                <FormattedMessage
                  id="transfer.advice"
                  defaultMessage="Enter the reference exactly as shown: it tells us which payment the transfer is for."
                  description="Advice below the reference of a bank transfer"
                />
              ),
            },
            {
              id: 'amount',
              term: formatMessage(hasPart ? words.rest : words.amount),
              value: (
                <Copyable value={due.amount} {...labels}>
                  <LedgerPrice value={due} />
                </Copyable>
              ),
            },
            detail('beneficiary', beneficiary),
            detail('bic', bic),
            ...(bank === '' ? [] : [{ id: 'bank', term: formatMessage(words.bank), value: bank }]),
            ...(hasPart
              ? [{ id: 'received', term: formatMessage(words.received), value: <LedgerPrice value={received} /> }]
              : []),
          ]}
        />
      </ToSend>
      {demo === null ? null : (
        <LinkButton href={demo} data-native>
          <FormattedMessage
            id="transfer.demo"
            defaultMessage="Open your demo bank"
            description="Link to the page on which a demo's transfer is sent"
          />
        </LinkButton>
      )}
    </Stack>
  );
}
