'use client';

import { Fragment, type ReactNode } from 'react';
import * as radio from '../checkbox/checkbox.css.ts';
import { asBadge } from '../badge/as-badge.tsx';
import { classNames } from '../class-names/class-names.ts';
import { useFieldIds } from '../field/field-ids.ts';
import { GroupFrame, type GroupFrameProps } from '../field/group-frame.tsx';
import { Grid, type GridProps } from '../grid/grid.tsx';
import * as css from './radio-cards.css.ts';

export interface RadioCardOption {
  /** Value in the form. */
  value: string;
  /** Name of the option. */
  title: ReactNode;
  /** Content before the title, such as a flag or a logo. */
  leading?: ReactNode;
  /** Badge after the title: "most chosen". */
  badge?: ReactNode;
  /** Price at the end of the first line. */
  price?: ReactNode;
  /** Description below the title. */
  description?: ReactNode;
  /** Disables the card and explains why. Shown on the card and announced with it. */
  disabledReason?: ReactNode;
  /** Whether the card is disabled. Prefer `disabledReason`, which also says why. */
  disabled?: boolean | undefined;
  /**
   * Fields shown while this card is selected, below all cards, or below this one in windows with a single column. CSS
   * alone hides them, so they are sent with the form even when another card is selected: give them a name of their own,
   * and do not mark them `required`.
   */
  reveals?: ReactNode;
}

export interface RadioCardsProps
  extends
    Omit<GroupFrameProps, 'id' | 'name' | 'children' | 'describedBy'>,
    Pick<GridProps, 'columns' | 'fit' | 'gap'> {
  /** Id of the group, the target of links in FormErrors. */
  id?: string | undefined;
  /** Form field name. Must be unique on the page. */
  name: string;
  /** The cards in order. */
  options: readonly RadioCardOption[];
  /** The selected value (controlled). */
  value?: string | undefined;
  /** The initially selected value (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Requires a selection before the form can be submitted. */
  required?: boolean | undefined;
  /** Reduces the height of cards to one line. @default false */
  compact?: boolean | undefined;
}

/** Radio buttons as cards, to compare options such as plans or payment methods. Native radio inputs in a fieldset. */
export function RadioCards(props: RadioCardsProps) {
  const { options, value, defaultValue, onValueChange, required, compact, columns, fit, gap = 12, ...others } = props;
  const { name, id: ownId, ...frame } = others;
  const { id, control } = useFieldIds(frame, ownId);
  const columnFit = fit ?? (columns === undefined ? 'medium' : undefined);
  return (
    <GroupFrame {...frame} id={id} name="radio-cards" describedBy={control['aria-describedby']}>
      <Grid columns={columns} fit={columnFit} gap={gap}>
        {options.map((option, index) => {
          const about = `${id}-about-${index}`;
          const described = option.description !== undefined || option.disabledReason !== undefined;
          return (
            <Fragment key={option.value}>
              <label
                data-part="card"
                className={classNames(css.card, compact && css.compact, described && css.several)}
              >
                <input
                  type="radio"
                  name={name}
                  value={option.value}
                  required={required}
                  disabled={option.disabled === true || option.disabledReason !== undefined}
                  aria-invalid={control['aria-invalid']}
                  aria-labelledby={classNames(
                    `${id}-title-${index}`,
                    option.price !== undefined && `${id}-price-${index}`,
                  )}
                  aria-describedby={described ? about : undefined}
                  className={classNames(radio.mark, radio.ring, css.mark)}
                  {...(value === undefined
                    ? { defaultChecked: option.value === defaultValue }
                    : { checked: option.value === value })}
                  onChange={() => onValueChange?.(option.value)}
                />
                <span className={css.body}>
                  <span id={`${id}-title-${index}`} className={css.title}>
                    {option.leading === undefined ? null : <span className={css.centred}>{option.leading}</span>}
                    <bdi>{option.title}</bdi>
                    {option.badge === undefined ? null : <span className={css.centred}>{asBadge(option.badge)}</span>}
                  </span>
                  {option.price === undefined ? null : (
                    <span id={`${id}-price-${index}`} data-part="price" className={css.price}>
                      <bdi>{option.price}</bdi>
                    </span>
                  )}
                  {described ? (
                    <span id={about} data-part="description" className={css.description}>
                      {option.description === undefined ? null : <bdi>{option.description}</bdi>}
                      {option.disabledReason === undefined ? null : (
                        <span data-part="reason" className={css.reason}>
                          {option.description === undefined ? null : ' '}
                          <bdi>{option.disabledReason}</bdi>
                        </span>
                      )}
                    </span>
                  ) : null}
                </span>
              </label>
              {option.reveals === undefined ? null : (
                <div
                  data-part="revealed"
                  className={classNames(css.revealed, columnFit && columnFit !== 'narrow' && css.single)}
                >
                  {option.reveals}
                </div>
              )}
            </Fragment>
          );
        })}
      </Grid>
    </GroupFrame>
  );
}
