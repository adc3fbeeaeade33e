import type { CryptoPayment } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { Copyable } from '@hoster/ui/copyable';
import { DataList, type DataItem } from '@hoster/ui/data-list';
import { Hidden } from '@hoster/ui/hidden';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { LedgerPrice } from '../../../parts/price/ledger-price.tsx';
import { ToSend } from '../to-send.tsx';
import { isPayable, sentences, tones } from './states.ts';
import { TimeLeft } from './time-left.tsx';
import { Transactions } from './transactions.tsx';

const words = defineMessages({
  copy: { id: 'crypto.copy', defaultMessage: 'Copy', description: 'Button that copies an address or amount' },
  copied: { id: 'crypto.copied', defaultMessage: 'Copied', description: 'After an address or amount was copied' },
  qr: { id: 'crypto.qr', defaultMessage: 'QR code for your wallet', description: 'Name of the QR code' },
  network: { id: 'crypto.network', defaultMessage: 'Network', description: 'Blockchain network of a payment' },
  address: { id: 'crypto.address', defaultMessage: 'Address', description: 'Wallet address to pay to' },
  memo: { id: 'crypto.memo', defaultMessage: 'Memo', description: 'Memo that some networks need with a payment' },
  amount: { id: 'crypto.amount', defaultMessage: 'Amount', description: 'Amount of coins that is due' },
  received: { id: 'crypto.received', defaultMessage: 'Received', description: 'Amount of coins that has come' },
  remaining: { id: 'crypto.remaining', defaultMessage: 'Remaining', description: 'Amount of coins that is missing' },
  time: { id: 'crypto.time', defaultMessage: 'Time to pay', description: 'Until when coins may be sent' },
  credited: {
    id: 'crypto.credited',
    defaultMessage: 'Added to your balance',
    description: 'Amount that landed on the balance instead of the order',
  },
});

/** Address and amount for a payment in coins, the amount received, and the resulting state. */
export function CryptoPanel({ crypto }: { crypto: CryptoPayment }) {
  const { formatMessage } = useIntl();
  const labels = { copyLabel: formatMessage(words.copy), copiedLabel: formatMessage(words.copied) };
  const { state, ticker, credited, memo } = crypto;
  const payable = isPayable(state);
  // What the wallet has to send.
  const due = state === 'underpaid' ? 'remaining' : 'amount';
  const coins = (value: string) => `${value} ${ticker}`;
  const item = (id: string, term: string, value: DataItem['value']): DataItem => ({ id, term, value });
  const amount = (id: 'amount' | 'received' | 'remaining') =>
    item(
      id,
      formatMessage(words[id]),
      payable && id === due ? (
        <Copyable value={crypto[id]} {...labels}>
          {coins(crypto[id])}
        </Copyable>
      ) : (
        coins(crypto[id])
      ),
    );
  const sums = [amount('amount'), amount('received'), amount('remaining')];
  const network = item('network', formatMessage(words.network), crypto.network_label);
  return (
    <Stack gap={24}>
      {/* Where nothing has come yet, the page itself says what to do. */}
      {state === 'awaiting' ? null : (
        <Callout tone={tones[state]} role="status">
          {formatMessage(sentences[state])}
        </Callout>
      )}
      {payable ? (
        <ToSend
          code={crypto.uri}
          label={formatMessage(words.qr)}
          notes={
            <Text size={14} tone="muted">
              <FormattedMessage
                id="crypto.advice"
                defaultMessage="Send exactly this amount, and only {ticker} on {network}. Network fees are on top. Amounts are rounded down to 0.01 EUR."
                description="Advice above the payment in coins"
                values={{ ticker, network: crypto.network_label }}
              />{' '}
              <FormattedMessage
                id="crypto.surplus"
                defaultMessage="Coins that arrive late or beyond this amount are added to your balance in EUR."
                description="Behind the advice about a payment in coins"
              />
            </Text>
          }
        >
          <DataList
            dense
            items={[item('time', formatMessage(words.time), <TimeLeft until={crypto.expires} now={crypto.now} />)]}
          />
          <Hidden above="md">
            <LinkButton href={crypto.uri} variant="action" size="large" data-native>
              <FormattedMessage
                id="crypto.wallet"
                defaultMessage="Open in wallet"
                description="Link to the wallet app of a phone, with the address and the amount filled in"
              />
            </LinkButton>
          </Hidden>
          <DataList
            dense
            layout="stacked"
            items={[
              item('address', formatMessage(words.address), <Copyable value={crypto.wallet_address} {...labels} />),
              ...(memo === null
                ? []
                : [item('memo', formatMessage(words.memo), <Copyable value={memo} {...labels} />)]),
            ]}
          />
          <DataList dense items={[...sums, network]} />
        </ToSend>
      ) : (
        <DataList
          items={[
            network,
            ...sums,
            ...(credited ? [item('credited', formatMessage(words.credited), <LedgerPrice value={credited} />)] : []),
          ]}
        />
      )}
      <Transactions crypto={crypto} />
      {crypto.demo_url === null ? null : (
        <LinkButton href={crypto.demo_url} data-native>
          <FormattedMessage
            id="crypto.demo"
            defaultMessage="Open the demo blockchain"
            description="Link to the page on which a demo's coins are sent"
          />
        </LinkButton>
      )}
    </Stack>
  );
}
