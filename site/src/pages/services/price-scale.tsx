import * as css from './page.css.ts';

/** Ticks are thin at any width: the drawing is stretched, its lines aren't. */
const WIDTH = 1000;
const HEIGHT = 24;

interface PriceScaleProps {
  /** Prices of one line, ascending. */
  prices: readonly number[];
  /** Ends of the scale, which all lines share. */
  from: number;
  to: number;
}

/** The prices of a line's plans on a logarithmic scale, a tick for each. The prices beside it say its ends in words. */
export function PriceScale({ prices, from, to }: PriceScaleProps) {
  const [low, high] = [prices[0], prices.at(-1)];
  if (low === undefined || high === undefined) return <span />;
  const place = (price: number) => Math.round((Math.log(price / from) / Math.log(to / from)) * WIDTH);
  const line = `M${place(low)} ${HEIGHT / 2}H${place(high)}`;
  const ticks = prices.map((price) => `M${place(price)} 4V${HEIGHT - 4}`).join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={css.scale} aria-hidden="true">
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className={css.axis} />
      <path d={line} className={css.mark} />
      <path d={ticks} className={css.mark} />
    </svg>
  );
}
