import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './steps.css.ts';

export interface StepsProps extends ComponentProps<'ol'> {
  /** The `Step` elements. */
  children?: ReactNode;
}

/** Numbered instructions that are all on one page. */
export function Steps({ className, ...rest }: StepsProps) {
  return <ol data-component="steps" {...rest} className={classNames(css.root, className)} />;
}

export interface StepProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What to do: "Scan the code". */
  title: ReactNode;
  /** How to do it: text, pictures, fields. */
  children?: ReactNode;
}

/** One instruction of `Steps`. */
export function Step({ title, className, children, ...rest }: StepProps) {
  return (
    <li data-component="step" {...rest} className={classNames(css.step, className)}>
      {title}
      <div data-part="body" className={css.body}>
        {children}
      </div>
    </li>
  );
}
