import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { shares } from '../meter/levels.ts';
import * as css from './data-bar.css.ts';

export interface FormerValue {
  /** The value before, in the same unit. */
  value: number;
  /** The value before in words, because its mark isn't read: "was 2 GB". */
  label: ReactNode;
}

export interface DataBarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The value. NaN and negative values have no bar. */
  value: number;
  /** Value of a full bar in the same unit, the same for the whole column: usually its largest value. */
  max: number;
  /** The value as text: "4 GB". */
  label: ReactNode;
  /** The value before a change. Its place on the bar is marked. */
  former?: FormerValue | undefined;
}

/** A value in a table cell with a bar that compares it with the other rows of its column. The scale is linear. */
export function DataBar({ value, max, label, former, className, ...rest }: DataBarProps) {
  const share = shareOf(value, max);
  const before = former && shareOf(former.value, max);
  return (
    <span data-component="data-bar" {...rest} className={classNames(css.root, className)}>
      <span data-part="label">
        <bdi>{label}</bdi>
      </span>
      {/* SVG attributes avoid inline styles, which a strict content security policy blocks. */}
      <svg data-part="bar" className={css.bar} width="100%" height="10" aria-hidden="true" focusable="false">
        <rect y="3" width="100%" height="4" className={css.track} />
        <rect y="3" width={`${share}%`} height="4" className={css.fill} />
        {before === undefined ? null : (
          <>
            <rect
              data-part="change"
              x={`${Math.min(share, before)}%`}
              y="3"
              width={`${Math.abs(share - before)}%`}
              height="4"
              className={before < share ? css.more : css.less}
            />
            <rect
              data-part="mark"
              x={`${before}%`}
              width="2"
              height="10"
              transform="translate(-1 0)"
              className={css.mark}
            />
          </>
        )}
      </svg>
      {former === undefined ? null : (
        <span data-part="former" className={css.former}>
          <bdi>{former.label}</bdi>
        </span>
      )}
    </span>
  );
}

/** Percent of a full bar. Even the smallest value is seen. */
const shareOf = (value: number, max: number): number =>
  Number.isFinite(value) && value > 0 ? Math.min(100, Math.max(1, shares([value], max).parts[0]?.size ?? 0)) : 0;
