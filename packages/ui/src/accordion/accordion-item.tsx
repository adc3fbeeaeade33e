'use client';
import { Item, Trigger } from '@radix-ui/react-accordion';
import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './accordion.css.ts';
import { useAccordion } from './context.ts';
import { useCollapse } from './use-collapse.ts';

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Unique in the accordion. */
  value: string;
  /** Label of the trigger. */
  title: ReactNode;
  /** Content before the title, such as an icon. */
  icon?: ReactNode;
  /** Content after the title inside the trigger, such as a badge or a count. */
  aside?: ReactNode;
  /** Whether the item can't be opened or closed. Prefer `disabledReason`, which also says why. */
  disabled?: boolean | undefined;
  /** Disables the item and explains why, below the title. The trigger stays focusable. */
  disabledReason?: string | undefined;
  /** Height: 52 or 44 px. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Use `muted` for less important items. @default 'neutral' */
  tone?: 'neutral' | 'muted' | undefined;
}

/** A trigger and its panel. With an `id`, it can be linked to with `#id`. */
export function AccordionItem(props: AccordionItemProps) {
  const { value, title, icon, aside, disabled: off = false, disabledReason, ...others } = props;
  const { size, tone, className, children, ...rest } = others;
  const { values, setOpen, lock, headingLevel, regions } = useAccordion('AccordionItem');
  const base = useId();
  const explained = disabledReason !== undefined;
  const disabled = off || explained;
  const panel = useRef<HTMLDivElement>(null);
  const open = values.includes(value);
  const hidden = useCollapse(panel, open, () => setOpen(value, true));
  const state = open ? 'open' : 'closed';
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';

  useLayoutEffect(() => (disabled ? lock(value) : undefined), [disabled, lock, value]);
  return (
    <Item
      {...rest}
      value={value}
      // With a reason, the trigger stays focusable.
      disabled={off && !explained}
      data-disabled={disabled ? '' : undefined}
      className={classNames(css.item, className)}
      data-component="accordion-item"
      data-part="item"
      data-value={value}
    >
      <Heading className={css.header} data-part="header">
        <Trigger
          id={`${base}-button`}
          aria-controls={`${base}-panel`}
          className={classNames(
            css.trigger,
            size === 'small' && css.small,
            tone === 'muted' && css.muted,
            explained && css.off,
          )}
          data-part="trigger"
          {...(explained && {
            'aria-disabled': true,
            'aria-describedby': `${base}-reason`,
            onClick: (event: MouseEvent) => event.preventDefault(),
          })}
        >
          {icon ? (
            <span className={css.icon} data-part="icon">
              {icon}
            </span>
          ) : null}
          <span className={css.label}>{title}</span>
          {aside ? <span data-part="aside">{aside}</span> : null}
          <svg
            className={css.chevron}
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="m4 6 4 4 4-4" />
          </svg>
        </Trigger>
      </Heading>
      {explained ? (
        <p id={`${base}-reason`} className={css.reason} data-part="reason">
          <bdi>{disabledReason}</bdi>
        </p>
      ) : null}
      <div className={css.track} data-part="track" data-state={state}>
        <div
          ref={panel}
          id={`${base}-panel`}
          className={css.panel}
          data-part="panel"
          hidden={hidden}
          {...(regions && headingLevel ? { role: 'region', 'aria-labelledby': `${base}-button` } : {})}
        >
          <div className={css.content} data-part="content">
            {children}
          </div>
        </div>
      </div>
    </Item>
  );
}
