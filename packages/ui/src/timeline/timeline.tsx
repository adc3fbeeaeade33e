import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './timeline.css.ts';

export interface TimelineProps extends ComponentProps<'ol'> {
  /** The entries in order, the oldest first: `TimelineMessage`, `TimelineNote` and `TimelineEvent`. */
  children?: ReactNode;
}

/** What happened to one thing, in order: messages, notes and events. */
export function Timeline({ className, ...rest }: TimelineProps) {
  return <ol role="list" data-component="timeline" {...rest} className={classNames(css.root, className)} />;
}

interface Entry extends Omit<ComponentProps<'li'>, 'children'> {
  /** Who wrote it. */
  author: ReactNode;
  /** When: "Today, 14:02", in a `<time>`. */
  time: ReactNode;
  /** Decorative picture before it: an Avatar. */
  picture?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** The text. */
  children: ReactNode;
}

export interface TimelineMessageProps extends Entry {
  /** Whether the reader wrote it. @default false */
  own?: boolean | undefined;
}

/** A message that all participants see. */
export function TimelineMessage({ own = false, ...rest }: TimelineMessageProps) {
  return <Text data-component="timeline-message" {...rest} look={own ? css.kind.own : css.kind.message} />;
}

export interface TimelineNoteProps extends Entry {
  /** Beside the author: who can see it, such as "Internal note". */
  label: ReactNode;
}

/** A note that only some see, with a dashed border. */
export function TimelineNote(props: TimelineNoteProps) {
  return <Text data-component="timeline-note" {...props} look={css.kind.note} />;
}

function Text(props: Entry & { label?: ReactNode; look: string }) {
  const { author, label, time, picture, actions, look, className, children, ...rest } = props;
  return (
    <li {...rest} className={classNames(css.item, className)}>
      <div aria-hidden="true" data-part="picture" className={css.picture}>
        {picture}
      </div>
      <div className={look}>
        <div data-part="head" className={css.head}>
          <span className={css.words}>
            <span className={css.author}>{author}</span>
            {label === undefined ? null : (
              <span data-part="label" className={css.label}>
                {label}
              </span>
            )}
          </span>
          <span data-part="time" className={css.time}>
            {time}
          </span>
        </div>
        <div data-part="content" className={css.content}>
          {children}
        </div>
        {actions === undefined ? null : (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
    </li>
  );
}

export interface TimelineEventProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Decorative icon, 14 px. */
  icon: ReactNode;
  /** When: "Today, 14:02", in a `<time>`. */
  time: ReactNode;
  /** What happened, in one sentence: "web-01 was restarted". */
  children: ReactNode;
}

/** What happened without a text: a change of state, an assignment, a payment. */
export function TimelineEvent({ icon, time, className, children, ...rest }: TimelineEventProps) {
  return (
    <li data-component="timeline-event" {...rest} className={classNames(css.item, className)}>
      <div aria-hidden="true" data-part="picture" className={css.picture}>
        <span className={css.mark}>{icon}</span>
      </div>
      <div className={css.kind.event}>
        <div className={css.head}>
          <span data-part="content" className={css.what}>
            {children}
          </span>
          <span data-part="time" className={css.time}>
            {time}
          </span>
        </div>
      </div>
    </li>
  );
}
