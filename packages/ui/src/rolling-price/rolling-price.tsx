'use client';

import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { formatPrice, plainPrice } from '../price/format-price.ts';
import { Price, type PriceProps } from '../price/price.tsx';
import * as css from './rolling-price.css.ts';

export type RollingPriceProps = PriceProps & {
  /** Returns the announcement of a new price: "Now €12 a month". Null: what is around announces it. @default the price alone */
  announcement?: ((price: string) => string) | null | undefined;
};

/** Delay of the announcement in milliseconds, because a slider passes many prices. */
const SAY_AFTER = 700;

/** A price that animates changes and announces the new amount once. */
export function RollingPrice({ announcement, className, ...price }: RollingPriceProps) {
  const { amount, currency } = price;
  const text = amount ? formatPrice(amount, price) : '—';
  const figure = amount ? Number(plainPrice(amount, currency.multiplier)) : 0;
  const [shown, setShown] = useState({ text, figure, turn: 0, way: 'up' });
  if (shown.text !== text) {
    setShown({ text, figure, turn: shown.turn + 1, way: figure >= shown.figure ? 'up' : 'down' });
  }
  const [said, setSaid] = useState('');
  const first = useRef(text);
  const spoken = announcement ? announcement(text) : text;
  useEffect(() => {
    // The initial price is read in place.
    if (text === first.current && said === '') return undefined;
    const timer = setTimeout(() => setSaid(spoken), SAY_AFTER);
    return () => clearTimeout(timer);
  }, [text, spoken, said]);
  return (
    <>
      <Price
        data-component="rolling-price"
        {...price}
        data-rolled={shown.turn === 0 ? undefined : `${shown.way} ${shown.turn % 2}`}
        className={classNames(css.root, className)}
      />
      {/* Outside the price, so that screen reader text doesn't affect the layout. */}
      {announcement === null ? null : (
        <span role="status" className={css.spoken}>
          {said}
        </span>
      )}
    </>
  );
}
