import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import {
  type Amount,
  type DisplayCurrency,
  formatPrice,
  type FormatPriceOptions,
  plainPrice,
  priceParts,
} from './format-price.ts';
import * as css from './price.css.ts';

interface PriceBase extends Omit<ComponentProps<'span'>, 'children'>, Pick<FormatPriceOptions, 'digits' | 'rounding'> {
  /** Currency code with symbol and multiplier. */
  currency: DisplayCurrency;
  /** Language of the page: `en`, `ru`. */
  locale: string;
  /** Prefix: "from". */
  from?: ReactNode;
  /** Discount after the old price: "−15 %", see `discountPercent`. */
  discount?: ReactNode;
  /** Visible billing period: "/mo". */
  period?: ReactNode;
  /** Announced billing period: "per month". */
  periodLabel?: string | undefined;
  /** Note below the amount: "without VAT", "then €12 a month". */
  note?: ReactNode;
  /** Announced instead of everything but the note: "12 euros 50 cents a month, instead of 14 euros". */
  spoken?: string | undefined;
  /** Text instead of zero: "free". */
  free?: string | undefined;
  /** Size. `inherit` uses the size and weight of the surrounding text. @default 'inherit' */
  size?: 'inherit' | 'medium' | 'large' | 'huge' | undefined;
  /** Monospaced, for tables. @default false */
  mono?: boolean | undefined;
  /** Always shows two decimals, for columns. @default false */
  fixed?: boolean | undefined;
  /** Shows "+" before positive amounts, for balance changes. @default false */
  signed?: boolean | undefined;
}

/** A price that may be missing needs an accessible text for the dash. */
type Known =
  | { amount: Amount; unknownLabel?: string | undefined }
  | { amount: Amount | null | undefined; unknownLabel: string };

/** An old price needs an accessible text, because most screen readers don't announce `<s>`. */
type Old = { old?: undefined; oldLabel?: string | undefined } | { old: Amount | undefined; oldLabel: string };

export type PriceProps = PriceBase & Known & Old;

/** A part followed by a space. `spoken` replaces it for screen readers. */
const Piece = ({
  part,
  look,
  text,
  spoken,
  mute,
}: {
  part: string;
  look: string;
  text: ReactNode;
  spoken?: string | undefined;
  mute: boolean;
}) =>
  text === undefined ? null : (
    <>
      <bdi data-part={part} className={look} aria-hidden={mute || spoken !== undefined || undefined}>
        {text}
      </bdi>
      {spoken === undefined || mute ? null : <span className={css.spoken}>{spoken}</span>}{' '}
    </>
  );

/** Displays a price. Independent of `Intl`, so it renders the same in every environment. */
export function Price(props: PriceProps) {
  const { amount, unknownLabel, old, oldLabel, currency, locale, from, period, periodLabel, note, free, ...more } =
    props;
  const { discount, spoken, digits, rounding, ...others } = more;
  const { size = 'inherit', mono, fixed, signed, className, ...rest } = others;
  const options = { currency, locale, fixed, signed, digits, rounding };
  const mute = spoken !== undefined;
  const value = amount ? plainPrice(amount, currency.multiplier) : undefined;
  const isFree = value === '0' && free !== undefined;
  const shownPeriod = isFree || !value ? undefined : period;
  return (
    <span data-component="price" {...rest} className={classNames(css.size[size], mono && css.mono, className)}>
      {mute ? <span className={css.spoken}>{spoken} </span> : null}
      <Piece part="from" look={css.aside} text={from} mute={mute} />
      {old === undefined ? null : (
        <>
          <s data-part="old" className={css.aside} aria-hidden={mute || undefined}>
            <span className={css.spoken}>{oldLabel} </span>
            <bdi>{formatPrice(old, options)}</bdi>
          </s>{' '}
        </>
      )}
      <Piece part="discount" look={css.discount} text={discount} mute={mute} />
      {amount && value ? (
        <data data-part="amount" value={value} className={css.amount} aria-hidden={mute || undefined}>
          {isFree
            ? free
            : priceParts(amount, options).map((part) => (
                <span key={part.type} data-part={part.type}>
                  {part.value}
                </span>
              ))}
        </data>
      ) : (
        <Piece part="unknown" look={css.amount} text="—" spoken={unknownLabel} mute={mute} />
      )}
      {(shownPeriod ?? note) === undefined ? null : ' '}
      <Piece part="period" look={css.aside} text={shownPeriod} spoken={periodLabel} mute={mute} />
      {note === undefined ? null : (
        <span data-part="note" className={css.note}>
          {note}
        </span>
      )}
    </span>
  );
}
