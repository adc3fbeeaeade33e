import * as css from './slider.css.ts';

interface StillSliderProps {
  /** Positions of the thumbs from 0 to 1. */
  shares: readonly number[];
  /** Start of the filled part, for a single thumb. */
  origin: number;
  orientation: 'horizontal' | 'vertical';
}

const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;

/** The slider before hydration. SVG attributes set positions without styles, so nothing shifts on hydration. */
export function StillSlider({ shares, origin, orientation }: StillSliderProps) {
  const ends = shares.length > 1 ? shares : [origin, ...shares].toSorted((a, b) => a - b);
  const [from = 0, to = 0] = ends;
  const vertical = orientation === 'vertical';
  // At the start, the track continues below the thumb.
  const start = from === 0 ? -parseInt(css.half) : percent(from);
  return (
    <div className={css.root[orientation]}>
      <span className={css.track[orientation]} />
      <svg className={css.still[orientation]} data-part="still" aria-hidden="true">
        {/* Flipped vertically, because values of a vertical slider increase upwards. */}
        <line
          className={css.stillRange}
          {...(vertical
            ? { x1: 12, x2: 12, y1: start, y2: percent(to) }
            : { y1: 12, y2: 12, x1: start, x2: percent(to) })}
        />
        {shares.map((share, index) => (
          <circle
            key={index}
            className={css.stillThumb}
            r="11"
            {...(vertical ? { cx: 12, cy: percent(share) } : { cx: percent(share), cy: 12 })}
          />
        ))}
      </svg>
    </div>
  );
}
