'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Bidi } from '../bidi/bidi.tsx';
import { classNames } from '../class-names/class-names.ts';
import { FieldError } from './field-root.tsx';
import type { FieldTexts } from './field-ids.ts';
import * as css from './field.css.ts';
import { useFieldState } from './use-field-state.ts';

type Own = 'id' | 'children' | 'defaultValue' | 'onChange';

export interface GroupFrameProps
  extends Omit<ComponentProps<'fieldset'>, Own | 'name'>, Omit<FieldTexts, 'label' | 'labelHidden' | 'reserveMessage'> {
  id: string;
  name: string;
  /** The question that the group answers. */
  legend: ReactNode;
  /** Hides the legend visually. */
  legendHidden?: boolean | undefined;
  /** Disables the whole group. */
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  children: ReactNode;
}

/** Legend, hint and error around several controls of one question. */
export function GroupFrame(props: GroupFrameProps) {
  const { id, name, legend, legendHidden = false, hint, error, requirement, describedBy, className, ...others } = props;
  const { messages, validateOn, ref, children, ...rest } = others;
  const field = useFieldState({ error, messages, validateOn, ref });
  return (
    <fieldset
      // Receives focus from the error summary.
      id={id}
      tabIndex={-1}
      data-component={name}
      {...rest}
      {...field.attributes}
      aria-describedby={describedBy}
      className={classNames(css.root, className)}
    >
      <legend data-part="legend" className={legendHidden ? css.hiddenLabel : css.legend}>
        <bdi>{legend}</bdi> {requirement === undefined ? null : <bdi className={css.requirement}>{requirement}</bdi>}
      </legend>
      {hint === undefined ? null : (
        <div id={`${id}-hint`} data-part="hint" className={css.hint}>
          <Bidi>{hint}</Bidi>
        </div>
      )}
      <div data-part="control" className={css.control}>
        {children}
      </div>
      <FieldError id={id} error={field.error} mayFail={messages !== undefined} />
    </fieldset>
  );
}
