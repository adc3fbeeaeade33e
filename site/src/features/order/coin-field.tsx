import type { PaymentMethod } from '@hoster/contract';
import { Select } from '@hoster/ui/select';
import { COIN_FIELD, coinText } from './coin.ts';

interface CoinFieldProps {
  id?: string;
  /** "Cryptocurrency". The words are the caller's, because they load with its page. */
  label: string;
  /** "Choose a cryptocurrency". */
  placeholder: string;
  method: PaymentMethod | undefined;
  defaultValue?: string | undefined;
  error?: string | readonly string[] | undefined;
}

/** Which coin to pay with; nothing for other ways to pay. */
export function CoinField({ id = 'crypto', method, ...texts }: CoinFieldProps) {
  if (method?.slug !== 'crypto') return null;
  return (
    <Select
      {...texts}
      id={id}
      name={COIN_FIELD}
      required
      options={(method.crypto_assets ?? []).map((asset) => ({
        value: coinText(asset),
        label: `${asset.ticker} · ${asset.network_label}`,
      }))}
    />
  );
}
