import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './stepper.css.ts';

export interface Stage {
  /** Unique id. */
  id: string;
  /** Name of the step. */
  label: ReactNode;
  /** URL of the step. Completed steps with a URL are links. */
  href?: string | undefined;
  /** State of the step. Of all states, only `done` can be a link. */
  state: 'done' | 'current' | 'error' | 'todo';
  /** State announced after the label: "done", "not filled in yet". */
  stateLabel?: string | undefined;
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark: "Stages of the order". */
  label: string;
  /** The steps in order. */
  stages: readonly Stage[];
}

/** The steps of a process, with links back to completed steps. */
export function Stepper({ label, stages, className, ...rest }: StepperProps) {
  return (
    <nav data-component="stepper" aria-label={label} {...rest} className={classNames(className)}>
      <ol className={css.list}>
        {stages.map(({ id, label: name, href, state, stateLabel }) => {
          const current = state === 'current' || state === 'error';
          const content = (
            <>
              <span aria-hidden="true" className={css.number} />
              <span className={css.name}>{name}</span>
              {stateLabel === undefined ? null : <span className={css.spoken}>{stateLabel}</span>}
            </>
          );
          return (
            <li key={id} data-part="stage" data-state={state} className={css.stage}>
              {state === 'done' && href !== undefined ? (
                <a href={href} className={css.body}>
                  {content}
                </a>
              ) : (
                <span aria-current={current ? 'step' : undefined} className={css.body}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
