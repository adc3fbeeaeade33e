import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { ErrorIcon } from '../field/error-icon.tsx';
import * as css from './stepper.css.ts';

export interface Stage {
  /** Unique id. */
  id: string;
  /** Name of the step. */
  label: ReactNode;
  /** URL of the step. Completed steps with a URL are links, and erroneous ones that aren't the current step. */
  href?: string | undefined;
  /** State of the step. Without a `current` one, the first with an `error` is the current step. */
  state: 'done' | 'current' | 'error' | 'todo';
  /** State announced after the label: "done", "in progress", "has errors", "not started". */
  stateLabel: string;
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark: "Stages of the order". */
  label: string;
  /** The steps in order. */
  stages: readonly Stage[];
}

/** The steps of a process, with links back to completed steps. */
export function Stepper({ label, stages, className, ...rest }: StepperProps) {
  const current = stages.find(({ state }) => state === 'current') ?? stages.find(({ state }) => state === 'error');
  return (
    <nav data-component="stepper" aria-label={label} {...rest} className={classNames(className)}>
      <ol className={css.list}>
        {stages.map((stage) => {
          const { id, label: name, href, state, stateLabel } = stage;
          const content = (
            <>
              {state === 'error' ? (
                <ErrorIcon className={css.sign} />
              ) : (
                <span aria-hidden="true" className={css.number} />
              )}
              <span className={css.name}>{name}</span>
              <span className={css.spoken}>{stateLabel}</span>
            </>
          );
          const linked = state === 'done' || (state === 'error' && stage !== current);
          return (
            <li key={id} data-part="stage" data-state={state} className={css.stage}>
              {linked && href !== undefined ? (
                <a href={href} className={css.body}>
                  {content}
                </a>
              ) : (
                <span aria-current={stage === current ? 'step' : undefined} className={css.body}>
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
