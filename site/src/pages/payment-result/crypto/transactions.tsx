import type { CryptoPayment } from '@hoster/contract';
import { ProgressBar } from '@hoster/ui/progress-bar';
import { Stack } from '@hoster/ui/stack';
import { useIntl } from 'react-intl';

/** The transactions of a payment, with how far each is confirmed. */
export function Transactions({ crypto }: { crypto: Pick<CryptoPayment, 'txs' | 'ticker' | 'confirmations'> }) {
  const { formatMessage } = useIntl();
  const { need } = crypto.confirmations;
  return (
    <Stack gap={12}>
      {crypto.txs.map(({ hash, amount, confirmations }) => {
        const have = Math.min(confirmations, need);
        return (
          <ProgressBar
            key={hash}
            label={`${amount} ${crypto.ticker} · ${hash.slice(0, 10)}…`}
            value={have}
            max={need}
            valueLabel={formatMessage(
              {
                id: 'crypto.confirmations',
                defaultMessage: '{have, number} of {need, number} confirmations',
                description: 'How far a transaction is confirmed by the network',
              },
              { have, need },
            )}
            state={have === need ? 'success' : 'progress'}
          />
        );
      })}
    </Stack>
  );
}
