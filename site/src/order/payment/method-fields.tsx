import type { PaymentMethod, SavedCard } from '@hoster/contract';
import { Checkbox } from '@hoster/ui/checkbox';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import type { ReactNode } from 'react';
import { COIN_FIELD, coinText } from './coin.ts';
import { isCard, saveCardField, savedCardField } from './payment-fields.ts';

export interface MethodFieldsProps {
  method: PaymentMethod;
  cards: readonly SavedCard[];
  /** Messages are passed by the caller, because they load with its page. */
  words: {
    /** "Coin and network". */
    coin: string;
    /** "Choose a coin". */
    chooseCoin: string;
    /** Notes to read before sending coins. */
    coinHint?: string | undefined;
    /** "Card". */
    card: string;
    /** "Another card". */
    anotherCard: string;
    /** "Save this card". Without it, cards can't be saved here. */
    save?: string;
  };
  /** Prefix of the field ids; their names have none. */
  idPrefix?: string;
  /** Values of a rejected form. */
  values?: Readonly<Record<string, string>>;
  errorOf?: (name: string) => string | undefined;
}

const NONE: Readonly<Record<string, string>> = {};

/** The fields of one payment method: the coin, or the card. Undefined for a method without any. */
export function methodFields(props: MethodFieldsProps): ReactNode | undefined {
  const { method, cards, words, idPrefix = '', values = NONE, errorOf } = props;
  if (method.slug === 'crypto') {
    return (
      <Select
        id={`${idPrefix}crypto`}
        name={COIN_FIELD}
        label={words.coin}
        placeholder={words.chooseCoin}
        hint={words.coinHint}
        defaultValue={values[COIN_FIELD]}
        error={errorOf?.('crypto')}
        options={(method.crypto_assets ?? []).map((asset) => ({
          value: coinText(asset),
          label: `${asset.ticker} · ${asset.network_label}`,
        }))}
      />
    );
  }
  if (!isCard(method.slug)) return undefined;
  const own = cards.filter(
    ({ brand, is_expired: isExpired }) => !isExpired && (brand === 'Mir' ? 'mir' : 'card') === method.slug,
  );
  const savable = words.save !== undefined && method.can_save;
  if (own.length === 0 && !savable) return undefined;
  const [card, save] = [savedCardField(method.slug), saveCardField(method.slug)];
  return (
    <Stack gap={24}>
      {own.length === 0 ? null : (
        <Select
          id={`${idPrefix}${card}`}
          name={card}
          label={words.card}
          error={errorOf?.('saved_card')}
          defaultValue={values[card] ?? String(own.find(({ is_default: isDefault }) => isDefault)?.id ?? '')}
          options={[
            ...own.map(({ id, brand, last4 }) => ({ value: String(id), label: `${brand} •••• ${last4}` })),
            { value: '', label: words.anotherCard },
          ]}
        />
      )}
      {savable ? (
        <Checkbox
          id={`${idPrefix}${save}`}
          name={save}
          label={words.save}
          error={errorOf?.('save_card')}
          defaultChecked={save in values}
        />
      ) : null}
    </Stack>
  );
}
