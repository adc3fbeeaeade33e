'use client';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import * as css from './accordion.css.ts';
import { useAccordion } from './context.ts';

export interface AccordionToggleAllProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  expandLabel: string;
  collapseLabel: string;
  /** Said to screen readers once it has happened: "All questions are open". */
  expandedMessage: string;
  collapsedMessage: string;
}

/** Opens or closes every item that is not disabled; stands inside a multiple Accordion. */
export function AccordionToggleAll(props: AccordionToggleAllProps) {
  const { expandLabel, collapseLabel, expandedMessage, collapsedMessage, className, ref, ...rest } = props;
  const { values, setAll } = useAccordion('AccordionToggleAll');
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const setButton = useMergedRef(button, ref);
  const expanded = values.length > 0;
  const toggle = () => {
    const root = button.current?.closest('[data-component="accordion"]');
    const items = [...(root?.querySelectorAll<HTMLElement>('[data-value]:not([data-disabled])') ?? [])];
    // Not those of an accordion in one of its panels.
    const own = items.filter((item) => item.parentElement?.closest('[data-component="accordion"]') === root);
    setAll(expanded ? [] : own.map((item) => item.dataset['value'] ?? ''));
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
