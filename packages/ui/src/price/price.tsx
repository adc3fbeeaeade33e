import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { type Amount, type DisplayCurrency, formatPrice, plainPrice, priceParts } from './format-price.ts';
import * as css from './price.css.ts';

interface PriceBase extends Omit<ComponentProps<'span'>, 'children'> {
  currency: DisplayCurrency;
  /** Language of the page: `en`, `ru`. */
  locale: string;
  /** Word before the figure: "from". */
  from?: ReactNode;
  /** What the figure is for, as it is seen: "/mo". */
  period?: ReactNode;
  /** The same for the ear: "per month". */
  periodLabel?: string | undefined;
  /** A line under the figure: "without VAT", "then €12 a month". */
  note?: ReactNode;
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
}: {
  part: string;
  look: string;
  text: ReactNode;
  spoken?: string | undefined;
}) =>
  text === undefined ? null : (
    <>
      <span data-part={part} className={look} aria-hidden={spoken === undefined ? undefined : true}>
        {text}
      </span>
      {spoken === undefined ? null : <span className={css.spoken}>{spoken}</span>}{' '}
    </>
  );

/** The only way a price is shown. Rendered the same on every machine: nothing of it depends on `Intl`. */
export function Price(props: PriceProps) {
  const { amount, unknownLabel, old, oldLabel, currency, locale, from, period, periodLabel, note, free, ...others } =
    props;
  const { size, mono, fixed, signed, className, ...rest } = others;
  const options = { currency, locale, fixed, signed };
  const value = amount ? plainPrice(amount, currency.multiplier) : undefined;
  const isFree = value === '0' && free !== undefined;
  return (
    <span data-component="price" data-size={size} {...rest} className={classNames(mono && css.mono, className)}>
      <Piece part="from" look={css.aside} text={from} />
      {old === undefined ? null : (
        <>
          <s data-part="old" className={css.aside}>
            <span className={css.spoken}>{oldLabel} </span>
            {formatPrice(old, options)}
          </s>{' '}
        </>
      )}
      {amount && value !== undefined ? (
        <data data-part="amount" value={value} className={css.amount}>
          {isFree
            ? free
            : priceParts(amount, options).map((part) => (
                <span key={part.type} data-part={part.type}>
                  {part.value}
                </span>
              ))}
        </data>
      ) : (
        <Piece part="unknown" look={css.amount} text="—" spoken={unknownLabel} />
      )}{' '}
      <Piece
        part="period"
        look={css.aside}
        text={isFree || value === undefined ? undefined : period}
        spoken={periodLabel}
      />
      {note === undefined ? null : (
        <span data-part="note" className={css.note}>
          {note}
        </span>
      )}
    </span>
  );
}
