import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as tones from '../tone/tone.css.ts';
import type { Tone } from '../tone/tone-icon.tsx';
import * as css from './stat-tile.css.ts';

export interface StatChange {
  /** Where the figure went, drawn as an arrow. */
  direction: 'up' | 'down' | 'same';
  /** The change in words, because the arrow isn't read: "12 more than last week". */
  label: ReactNode;
  /** Whether that is good. More isn't always better. @default 'neutral' */
  tone?: Tone | undefined;
}

export interface StatTileProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Label of the figure: "Open tickets". */
  label: ReactNode;
  /** The figure. */
  value: ReactNode;
  /** Smaller unit after the figure: "ms", "TB". */
  unit?: ReactNode;
  /** How it got there: a Sparkline. */
  chart?: ReactNode;
  /** How it changed. */
  change?: StatChange | undefined;
  /** What it consists of or means: "5 services, VAT included". */
  note?: ReactNode;
  /** Page about the figure. The whole tile can be pressed. */
  href?: string | undefined;
}

const ARROWS = { up: 'M5 1l4 6H1z', down: 'M5 9L1 3h8z', same: 'M1 4h8v2H1z' };

/** A figure of a dashboard with its history and its change, which may lead to a page about it. */
export function StatTile({ label, value, unit, chart, change, note, href, className, ...rest }: StatTileProps) {
  return (
    <dl data-component="stat-tile" {...rest} className={classNames(css.root, className)}>
      <dt data-part="label" className={css.label}>
        {href === undefined ? (
          <span>{label}</span>
        ) : (
          <a href={href} data-part="link" className={css.link}>
            {label}
          </a>
        )}
      </dt>
      <dd className={css.row}>
        {/* Keeps "10 000" from reading "000 10" in right-to-left text. */}
        <bdi data-part="value" className={css.value}>
          <span>{value}</span>
          {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
        </bdi>
        {chart === undefined ? null : (
          <div data-part="chart" className={css.chart}>
            {chart}
          </div>
        )}
      </dd>
      {change === undefined ? null : (
        <dd data-part="change" className={classNames(css.change, tones.text[change.tone ?? 'neutral'])}>
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" className={css.arrow}>
            <path d={ARROWS[change.direction]} />
          </svg>
          <span>{change.label}</span>
        </dd>
      )}
      {note === undefined || note === null ? null : (
        <dd data-part="note" className={css.note}>
          {note}
        </dd>
      )}
    </dl>
  );
}
