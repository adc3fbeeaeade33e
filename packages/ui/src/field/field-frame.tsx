import type { ComponentProps, ReactNode } from 'react';
import { Bidi } from '../bidi/bidi.tsx';
import { classNames } from '../class-names/class-names.ts';
import { FieldRoot } from './field-root.tsx';
import type { FieldTexts } from './field-ids.ts';
import * as css from './field.css.ts';

export interface FieldFrameProps extends Omit<ComponentProps<'div'>, 'id' | 'children'>, FieldTexts {
  id: string;
  /** Value of `data-component`. */
  name: string;
  disabled?: boolean | undefined;
  /** See FieldRoot. */
  alert?: number | undefined;
  children: ReactNode;
}

/** Label, hint and error of a single control. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, labelHidden, hint, requirement, disabled, className, children, ...rest } = props;
  return (
    <FieldRoot
      data-component={name}
      data-disabled={disabled ? '' : undefined}
      {...rest}
      id={id}
      className={classNames(css.root, className)}
    >
      <label htmlFor={id} data-part="label" className={labelHidden ? css.hiddenLabel : css.label}>
        <bdi>{label}</bdi>
        {requirement === undefined ? null : (
          <bdi data-part="requirement" className={css.requirement}>
            {requirement}
          </bdi>
        )}
      </label>
      {hint === undefined ? null : (
        <div id={`${id}-hint`} data-part="hint" className={css.hint}>
          <Bidi>{hint}</Bidi>
        </div>
      )}
      <div data-part="control" className={css.control}>
        {children}
      </div>
    </FieldRoot>
  );
}
