import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as line from '../checkbox/checkbox.css.ts';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import * as css from './switch.css.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'role'> &
  Pick<FieldTexts, 'label' | 'hint'>;

/**
 * Turns a setting on or off immediately. For options submitted with a form, use Checkbox. `ref` and other props are
 * passed to the `<input>`.
 */
export function Switch({ label, hint, className, style, id: ownId, ...rest }: SwitchProps) {
  const { id, control } = useFieldIds({ hint }, ownId, rest['aria-describedby']);
  return (
    <div data-component="switch" className={classNames(line.root, className)} style={style}>
      <label data-part="label" className={line.line}>
        <input {...rest} {...control} type="checkbox" role="switch" className={css.track} />
        <bdi className={line.text}>{label}</bdi>
      </label>
      {hint === undefined ? null : (
        <span id={`${id}-hint`} data-part="hint" className={classNames(line.hint, css.hint)}>
          <bdi>{hint}</bdi>
        </span>
      )}
    </div>
  );
}
