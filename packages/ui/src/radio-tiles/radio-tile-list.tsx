import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './radio-tiles.css.ts';
import { type RadioTileOption, type RadioTilesState, Tile } from './tile.tsx';

export interface RadioTileListProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'>, RadioTilesState {
  /** The options in order. */
  options: readonly RadioTileOption[];
  /**
   * `grid` has two columns, three from 768 px; `wide` one, two from 768 px; in `inline`, tiles are as wide as their
   * content. @default 'grid'
   */
  layout?: 'grid' | 'wide' | 'inline' | undefined;
}

/** The tiles of a question, or some of them. Put lists of the same name in a `Fieldset`. */
export function RadioTileList(props: RadioTileListProps) {
  const { name, options, value, onValueChange, layout = 'grid', className, ...rest } = props;
  return (
    <div data-component="radio-tile-list" {...rest} className={classNames(css.list[layout], className)}>
      {options.map((option) => (
        <Tile key={option.value} {...option} state={{ name, value, onValueChange }} />
      ))}
    </div>
  );
}
