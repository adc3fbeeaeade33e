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

/** The only way a price is shown. Rendered the same on every machine: nothing of it depends on `Intl`. */
export function Price(props: PriceProps) {
  const { amount, unknownLabel, old, oldLabel, currency, locale, from, period, periodLabel, note, free, ...others } =
    props;
  const { size = 'inherit', mono = false, fixed, signed, className, ...rest } = others;
  const options = { currency, locale, fixed, signed };
  const value = amount ? plainPrice(amount, currency.multiplier) : undefined;
  const aside = css.aside[size];
  let figure: ReactNode;
  if (!amount || value === undefined) {
    figure = (
      <span data-part="unknown" className={css.amount[size]}>
        <span aria-hidden="true">—</span>
        <span className={css.spoken}>{unknownLabel}</span>
      </span>
    );
  } else {
    figure = (
      <data data-part="amount" value={value} className={css.amount[size]}>
        {value === '0' && free !== undefined
          ? free
          : priceParts(amount, options).map((part) => (
              <span key={part.type} data-part={part.type}>
                {part.value}
              </span>
            ))}
      </data>
    );
  }
  return (
    <span data-component="price" {...rest} className={classNames(mono && css.mono, className)}>
      {from === undefined ? null : (
        <>
          <span data-part="from" className={aside}>
            {from}
          </span>{' '}
        </>
      )}
      {old === undefined ? null : (
        <>
          <s data-part="old" className={classNames(aside, css.struck)}>
            <span className={css.spoken}>{oldLabel} </span>
            {formatPrice(old, options)}
          </s>{' '}
        </>
      )}
      {figure}
      {period === undefined || value === undefined || (value === '0' && free !== undefined) ? null : (
        <>
          {' '}
          <span data-part="period" className={aside} aria-hidden={periodLabel === undefined ? undefined : true}>
            {period}
          </span>
          {periodLabel === undefined ? null : <span className={css.spoken}>{periodLabel}</span>}
        </>
      )}
      {note === undefined ? null : (
        <span data-part="note" className={css.note}>
          {note}
        </span>
      )}
    </span>
  );
}
