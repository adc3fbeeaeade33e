import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useId, type ReactNode } from 'react';
import * as css from './choice.css.ts';

export interface ChoiceOption {
  value: string;
  title: ReactNode;
  /** Before the title for screen readers only: the family that the eye sees beside it. */
  spokenBefore?: string | undefined;
  /** Before the title: a flag, a brand's mark. */
  leading?: ReactNode;
  price?: ReactNode;
  /** Under the title. */
  about?: ReactNode;
  /** Why it doesn't fit what else is chosen. It can be chosen all the same: then the page offers the ways out. */
  unfit?: string | undefined;
  /** Says `unfit` to screen readers only, where one line says it for several options. */
  unfitHidden?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Brings its own field, which shows while it's chosen. */
  ownField?: boolean | undefined;
}

interface ChoiceProps extends ChoiceOption {
  name: string;
  chosen: string;
  onChoose: (value: string) => void;
}

/** One option: a label around a radio, all of which can be pressed. */
export function Choice({ name, chosen, onChoose, value, ...option }: ChoiceProps) {
  const id = useId();
  const { title, spokenBefore, leading, price, about, unfit, unfitHidden = false, disabled, ownField } = option;
  const described = about !== undefined || unfit !== undefined;
  return (
    <label
      className={css.choice}
      data-unfit={unfit === undefined ? undefined : ''}
      data-own-field={ownField ? '' : undefined}
      data-wide={disabled ? '' : undefined}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={described ? `${id}-about` : undefined}
        className={css.radio}
        onChange={() => onChoose(value)}
      />
      <span id={`${id}-title`} className={css.line}>
        <span className={css.title}>
          {leading}
          <span>
            {spokenBefore ? <VisuallyHidden>{`${spokenBefore} `}</VisuallyHidden> : null}
            {title}
          </span>
        </span>
        {price === undefined ? null : <span className={css.price}>{price}</span>}
      </span>
      {described ? (
        <span id={`${id}-about`} className={css.about}>
          {about}
          {unfitHidden && unfit !== undefined ? (
            <VisuallyHidden>{about === undefined ? unfit : `. ${unfit}`}</VisuallyHidden>
          ) : (
            <>
              {about !== undefined && unfit !== undefined ? '. ' : null}
              {unfit}
            </>
          )}
        </span>
      ) : null}
    </label>
  );
}

interface ChoiceGroupProps {
  /** Of the fieldset: the list of errors leads to it. */
  id: string;
  legend: ReactNode;
  legendHidden?: boolean;
  error?: string | readonly string[] | undefined;
  children: ReactNode;
}

/** The question that several options answer, with its error. */
export function ChoiceGroup({ id, legend, legendHidden = false, error, children }: ChoiceGroupProps) {
  const texts = error === undefined || error.length === 0 ? null : [error].flat().join(' ');
  return (
    <fieldset id={id} tabIndex={-1} className={css.group} aria-describedby={texts ? `${id}-error` : undefined}>
      <legend className={legendHidden ? css.hiddenLegend : css.legend}>{legend}</legend>
      {children}
      {texts ? (
        <p id={`${id}-error`} role="alert" className={css.error}>
          {texts}
        </p>
      ) : null}
    </fieldset>
  );
}

interface ChoiceRowProps {
  name: string;
  options: readonly ChoiceOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** `tiles`: two in a row on phones, three above; `wide`: one, then two; `chips`: as wide as their words. */
  layout?: keyof typeof css.options;
}

interface ChoicesProps extends Omit<ChoiceGroupProps, 'children'>, ChoiceRowProps {}

/** A question whose options are compared at a glance. */
export function Choices({ name, options, value, onValueChange, layout, ...group }: ChoicesProps) {
  return (
    <ChoiceGroup {...group}>
      <ChoiceRow {...{ name, options, value, onValueChange }} {...(layout && { layout })} />
    </ChoiceGroup>
  );
}

/** The options of a question, or a part of them. */
export function ChoiceRow({ name, options, value, onValueChange, layout = 'tiles' }: ChoiceRowProps) {
  return (
    <div className={css.options[layout]}>
      {options.map((option) => (
        <Choice key={option.value} {...option} name={name} chosen={value} onChoose={onValueChange} />
      ))}
    </div>
  );
}
