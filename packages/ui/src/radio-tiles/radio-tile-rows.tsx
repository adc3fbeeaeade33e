'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { RadioTileList } from './radio-tile-list.tsx';
import * as css from './radio-tiles.css.ts';
import { type RadioTileOption, type RadioTilesState, Tile } from './tile.tsx';

export interface RadioTileRow {
  /** What the options of the row have in common, announced before the title of each. */
  label: string;
  /** Content before the label, such as a logo. */
  leading?: ReactNode;
  /** Its versions or editions. More than four are collapsed. */
  options: readonly RadioTileOption[];
}

export interface RadioTileRowsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'>, RadioTilesState {
  /** The rows in order. */
  rows: readonly RadioTileRow[];
  /** Number of options of a collapsed row: "7 versions". */
  countLabel: (count: number) => ReactNode;
}

/** More options don't fit beside the label. */
const MOST_BESIDE = 4;

/** One row per label, such as an operating system, with its versions as tiles. Put it in a `Fieldset`. */
export function RadioTileRows(props: RadioTileRowsProps) {
  const { rows, name, value, onValueChange, countLabel, className, ...rest } = props;
  const state = { name, value, onValueChange };
  return (
    <div data-component="radio-tile-rows" {...rest} className={classNames(css.rows, className)}>
      {rows.map((row) => {
        const { label, leading, options } = row;
        if (options.length > MOST_BESIDE) return <CollapsedRow key={label} {...{ row, state, countLabel }} />;
        const [first] = options;
        // A conflict that all of them have is shown once.
        const shared = options.every(({ conflict }) => conflict === first?.conflict) ? first?.conflict : undefined;
        const selected = options.find((option) => option.value === value);
        const description = shared ?? selected?.conflict ?? selected?.description;
        return (
          <div key={label} data-part="row" className={css.row}>
            <span data-part="label" className={css.label} aria-hidden="true">
              {leading}
              {label}
            </span>
            <div className={css.rowTiles}>
              {options.map((option) => (
                <Tile key={option.value} {...option} explained spokenPrefix={label} state={state} />
              ))}
            </div>
            {description === undefined ? null : (
              <p data-part="description" className={css.rowDescription}>
                {description}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface CollapsedRowProps extends Pick<RadioTileRowsProps, 'countLabel'> {
  row: RadioTileRow;
  state: RadioTilesState;
}

function CollapsedRow({ row: { label, leading, options }, state, countLabel }: CollapsedRowProps) {
  const [startsOpen] = useState(() => options.some(({ value }) => value === state.value));
  return (
    <Disclosure
      className={css.collapsed}
      open={startsOpen}
      summary={
        <span className={css.label}>
          {leading}
          {label}
          <span data-part="count" className={css.count}>
            {countLabel(options.length)}
          </span>
        </span>
      }
    >
      <RadioTileList {...state} options={options.map((option) => ({ ...option, spokenPrefix: label }))} />
    </Disclosure>
  );
}
