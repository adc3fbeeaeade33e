'use client';

import { Fragment, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './radio-tiles.css.ts';
import { coveringRadio } from './selectable.css.ts';

export interface RadioTileOption {
  /** Value in the form. */
  value: string;
  /** Name of the option. */
  title: ReactNode;
  /** Announced before the title, if the page shows it elsewhere. */
  spokenPrefix?: string | undefined;
  /** Content before the title, such as a flag or a logo. */
  leading?: ReactNode;
  /** Price at the end of the first line. */
  price?: ReactNode;
  /** Description below the title. */
  description?: ReactNode;
  /** Why the option conflicts with other selections. It stays selectable, so that the page can offer solutions. */
  conflict?: string | undefined;
  /** Hides the conflict visually, where another text explains it. @default false */
  conflictHidden?: boolean | undefined;
  /** Whether the tile is disabled. */
  disabled?: boolean | undefined;
  /** Shows `revealed` while this option is selected. @default false */
  reveals?: boolean | undefined;
}

export interface RadioTilesState {
  /** Form field name. Lists with the same name are one choice. */
  name: string;
  /** The selected value. */
  value: string;
  /** Called with the selected value. */
  onValueChange: (value: string) => void;
}

interface TileProps extends RadioTileOption {
  state: RadioTilesState;
  /** Whether another text of the row shows description and conflict. */
  explained?: boolean;
}

/** One option: a label around a radio button, all of it clickable. */
export function Tile({ state, explained = false, value, ...option }: TileProps) {
  const id = useId();
  const {
    title,
    spokenPrefix,
    leading,
    price,
    description,
    conflict,
    conflictHidden = explained,
    disabled,
    reveals,
  } = option;
  const shown = explained ? undefined : description;
  const Conflict = conflictHidden ? VisuallyHidden : Fragment;
  const described = shown !== undefined || conflict !== undefined;
  return (
    <label
      data-part="tile"
      data-conflict={conflict === undefined ? undefined : ''}
      data-reveals={reveals ? '' : undefined}
      className={css.tile}
    >
      <input
        type="radio"
        name={state.name}
        value={value}
        checked={value === state.value}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={described ? `${id}-about` : undefined}
        className={coveringRadio}
        onChange={() => state.onValueChange(value)}
      />
      <span id={`${id}-title`} className={css.line}>
        <span className={css.title}>
          {leading}
          <span>
            {spokenPrefix ? <VisuallyHidden>{`${spokenPrefix} `}</VisuallyHidden> : null}
            <bdi>{title}</bdi>
          </span>
        </span>
        {price === undefined ? null : (
          <span data-part="price" className={css.price}>
            <bdi>{price}</bdi>
          </span>
        )}
      </span>
      {described ? (
        <span id={`${id}-about`} data-part="description" className={css.description}>
          {shown}
          {conflict === undefined ? null : <Conflict>{shown === undefined ? conflict : `. ${conflict}`}</Conflict>}
        </span>
      ) : null}
    </label>
  );
}
