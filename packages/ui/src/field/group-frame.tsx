import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldError } from './field-frame.tsx';
import { errorList, type FieldTexts } from './field-ids.ts';
import * as css from './field.css.ts';

export interface GroupFrameProps extends Omit<FieldTexts, 'label' | 'labelHidden' | 'reserveMessage'> {
  id: string;
  name: string;
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  describedBy?: string | undefined;
  children: ReactNode;
}

/** Legend, hint and error around several controls that are one question. */
export function GroupFrame(props: GroupFrameProps) {
  const { id, name, legend, legendHidden = false, hint, error, requirement, disabled, describedBy } = props;
  return (
    <fieldset
      // The summary of errors sends the focus here.
      id={id}
      tabIndex={-1}
      data-component={name}
      data-invalid={errorList(error).length > 0 ? '' : undefined}
      disabled={disabled}
      aria-describedby={describedBy}
      className={classNames(css.root, props.className)}
      style={props.style}
    >
      <legend data-part="legend" className={legendHidden ? css.hiddenLabel : css.legend}>
        {legend}
        {requirement === undefined ? null : <span className={css.requirement}> {requirement}</span>}
      </legend>
      {hint === undefined ? null : (
        <div id={`${id}-hint`} data-part="hint" className={css.hint}>
          {hint}
        </div>
      )}
      <div data-part="control" className={css.control}>
        {props.children}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
