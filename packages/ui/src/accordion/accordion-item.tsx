'use client';
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './accordion.css.ts';
import { useAccordion } from './context.ts';
import { moveByKey } from './move-by-key.ts';
import { useCollapse } from './use-collapse.ts';

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Unique in the accordion. */
  value: string;
  /** What the button says. */
  title: ReactNode;
  /** Before the title: an icon. */
  icon?: ReactNode;
  /** After the title, inside the button: a badge or a count. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
  /** 52 or 44 px high. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** `muted` for what stands behind its neighbours. @default 'neutral' */
  tone?: 'neutral' | 'muted' | undefined;
}

/** A button and its panel. An `id` makes it reachable by `#id`. */
export function AccordionItem(props: AccordionItemProps) {
  const { value, title, icon, aside, disabled = false, size, tone, className, children, ...rest } = props;
  const { values, setOpen, collapsible, headingLevel, regions, arrowKeys } = useAccordion('AccordionItem');
  const base = useId();
  const panel = useRef<HTMLDivElement>(null);
  const open = values.includes(value);
  const hidden = useCollapse(panel, open, () => setOpen(value, true));
  const state = open ? 'open' : 'closed';
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';

  const marks = { 'data-state': state, 'data-disabled': disabled ? '' : undefined };
  const stays = open && !collapsible;
  return (
    <div
      {...rest}
      {...marks}
      className={classNames(css.item, className)}
      data-component="accordion-item"
      data-part="item"
      data-value={value}
    >
      <Heading className={css.header} data-part="header">
        <button
          {...marks}
          type="button"
          id={`${base}-button`}
          disabled={disabled}
          aria-expanded={open}
          aria-controls={`${base}-panel`}
          aria-disabled={stays || undefined}
          className={classNames(css.trigger, size === 'small' && css.small, tone === 'muted' && css.muted)}
          data-part="trigger"
          onClick={() => {
            if (!stays) setOpen(value, !open);
          }}
          onKeyDown={arrowKeys ? moveByKey : undefined}
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
        </button>
      </Heading>
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
    </div>
  );
}
