'use client';
import { Children, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import * as css from './accordion.css.ts';
import { AccordionContext, type HeadingLevel } from './context.ts';
import { useDeepLink } from './use-deep-link.ts';

/** More panels than this are no landmarks (APG). */
const MOST_REGIONS = 6;

interface SingleOptions {
  /** @default 'single' */
  type?: 'single' | undefined;
  /** Value of the open item, '' for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the open item can be closed by its own button; otherwise that button is `aria-disabled`. @default true */
  collapsible?: boolean | undefined;
}

interface MultipleOptions {
  type: 'multiple';
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
  collapsible?: never;
}

export type AccordionProps = (SingleOptions | MultipleOptions) &
  Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> & {
    /** Level of the headings, by where the accordion stands on the page; without it there are none (menus). */
    headingLevel?: HeadingLevel | undefined;
    /** Adds Arrow, Home and End, which APG dropped in April 2026. @default false */
    arrowKeys?: boolean | undefined;
  };

const toList = (value: string | string[] | undefined) =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter(Boolean);

/**
 * Panels under buttons, one or several open at once. APG: accordion, as of April 2026.
 * Closed panels stay in the document (`hidden="until-found"`): crawlers read them, find-in-page opens them, print
 * shows them, `#id` in the address opens its item.
 */
export function Accordion(props: AccordionProps) {
  const {
    type = 'single',
    value,
    defaultValue,
    onValueChange: _told,
    collapsible = true,
    headingLevel,
    ...more
  } = props;
  const { arrowKeys = false, className, children, ref, ...rest } = more;
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(root, ref);
  const [own, setOwn] = useState(() => toList(defaultValue));
  const values = value === undefined ? own : toList(value);

  const change = (next: string[]) => {
    if (value === undefined) setOwn(next);
    if (props.type === 'multiple') props.onValueChange?.(next);
    else props.onValueChange?.(next[0] ?? '');
  };
  const setOpen = (item: string, open: boolean) => {
    if (open === values.includes(item)) return;
    const others = type === 'single' ? [] : values.filter((other) => other !== item);
    change(open ? [...others, item] : others);
  };
  useDeepLink(root, (item) => setOpen(item, true));

  const regions = Children.count(children) <= MOST_REGIONS;
  const context = { values, setOpen, setAll: change, collapsible, headingLevel, regions, arrowKeys };
  return (
    <AccordionContext value={context}>
      <div {...rest} ref={setRoot} className={classNames(css.root, className)} data-component="accordion">
        {children}
      </div>
    </AccordionContext>
  );
}
