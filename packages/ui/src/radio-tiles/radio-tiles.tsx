import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';
import { RadioTileList, type RadioTileListProps } from './radio-tile-list.tsx';
import * as css from './radio-tiles.css.ts';
import type { RadioTilesState } from './tile.tsx';

export interface RadioTilesProps
  extends
    Omit<FieldsetProps, 'children' | 'name' | 'onChange'>,
    RadioTilesState,
    Pick<RadioTileListProps, 'options' | 'layout'> {
  /** Content below the tiles, such as a field, shown while an option with `reveals` is selected. */
  revealed?: ReactNode;
}

/** A question with compact options to compare at a glance, such as locations or terms. */
export function RadioTiles(props: RadioTilesProps) {
  const { name, options, value, onValueChange, layout, revealed, className, ...fieldset } = props;
  return (
    <Fieldset data-component="radio-tiles" {...fieldset} className={classNames(css.group, className)}>
      <RadioTileList {...{ name, options, value, onValueChange, layout }} />
      {revealed === undefined ? null : (
        <div data-part="revealed" className={css.revealed}>
          {revealed}
        </div>
      )}
    </Fieldset>
  );
}
