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
  /** Its code with sign and multiplier. */
  currency: DisplayCurrency;
  /** Language of the page: `en`, `ru`. */
  locale: string;
  /** Word before the figure: "from". */
  from?: ReactNode;
  /** After the old price: "−15 %", see `discountPercent`. */
  discount?: ReactNode;
  /** What the figure is for, as it is seen: "/mo". */
  period?: ReactNode;
  /** The same for the ear: "per month". */
  periodLabel?: string | undefined;
  /** A line under the figure: "without VAT", "then €12 a month". */
  note?: ReactNode;
  /** Said instead of all but the note: "12 euros 50 cents a month, instead of 14 euros". */
  spoken?: string | undefined;
  /** Said instead of a zero: "free". */
  free?: string | undefined;
  /** Inherit leaves size and weight to the text around. @default 'inherit' */
  size?: 'inherit' | 'medium' | 'large' | 'huge' | undefined;
  /** Monospaced, for tables. @default false */
  mono?: boolean | undefined;
  /** Two digits after the point always, for columns. @default false */
  fixed?: boolean | undefined;
  /** "+" before gains: movements of a balance. @default false */
  signed?: boolean | undefined;
}

/** A price that may be missing needs words for the ear: a dash says nothing. */
type Known =
  | { amount: Amount; unknownLabel?: string | undefined }
  | { amount: Amount | null | undefined; unknownLabel: string };

/** A struck price needs words too: most screen readers do not speak `<s>`. */
type Old = { old?: undefined; oldLabel?: string | undefined } | { old: Amount | undefined; oldLabel: string };

export type PriceProps = PriceBase & Known & Old;

/** One piece with a space to its neighbour; `spoken` replaces it for the ear. */
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

/** The only way a price is shown. Rendered the same on every machine: nothing of it depends on `Intl`. */
export function Price(props: PriceProps) {
  const { amount, unknownLabel, old, oldLabel, currency, locale, from, period, periodLabel, note, free, ...more } =
    props;
  const { discount, spoken, digits, rounding, ...others } = more;
  const { size = 'inherit', mono, fixed, signed, className, ...rest } = others;
  const options = { currency, locale, fixed, signed, digits, rounding };
  const mute = spoken !== undefined;
  const value = amount ? plainPrice(amount, currency.multiplier) : undefined;
  const isFree = value === '0' && free !== undefined;
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
      {amount && value !== undefined ? (
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
      )}{' '}
      <Piece
        part="period"
        look={css.aside}
        text={isFree || value === undefined ? undefined : period}
        spoken={periodLabel}
        mute={mute}
      />
      {note === undefined ? null : (
        <span data-part="note" className={css.note}>
          {note}
        </span>
      )}
    </span>
  );
}
