'use client';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import * as css from './accordion.css.ts';
import { useAccordion } from './context.ts';

export interface AccordionToggleAllProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  expandLabel: string;
  collapseLabel: string;
  /** Announced after expanding: "All questions are open". */
  expandedMessage: string;
  collapsedMessage: string;
}

/** Opens or closes all items that aren't disabled, inside an Accordion of type `multiple`. */
export function AccordionToggleAll(props: AccordionToggleAllProps) {
  const { expandLabel, collapseLabel, expandedMessage, collapsedMessage, className, ref, ...rest } = props;
  const { values, locked, setAll } = useAccordion('AccordionToggleAll');
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const setButton = useMergedRef(button, ref);
  const expanded = values.some((value) => !locked.includes(value));
  const toggle = () => {
    const root = button.current?.closest('[data-component="accordion"]');
    const items = [...(root?.querySelectorAll<HTMLElement>('[data-value]:not([data-disabled])') ?? [])];
    // Excludes items of nested accordions.
    const own = items.filter((item) => item.parentElement?.closest('[data-component="accordion"]') === root);
    const kept = values.filter((value) => locked.includes(value));
    setAll(expanded ? kept : [...kept, ...own.map((item) => item.dataset['value'] ?? '')]);
    setMessage(expanded ? collapsedMessage : expandedMessage);
  };
  return (
    <>
      <button
        {...rest}
        ref={setButton}
        type="button"
        className={classNames(css.toggleAll, className)}
        data-component="accordion-toggle-all"
        onClick={toggle}
      >
        <span>{expanded ? collapseLabel : expandLabel}</span>
      </button>
      <span role="status" className={css.status}>
        {message}
      </span>
    </>
  );
}
