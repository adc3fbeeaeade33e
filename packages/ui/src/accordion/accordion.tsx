'use client';
import { Root } from '@radix-ui/react-accordion';
import {
  Children,
  Fragment,
  isValidElement,
  useCallback,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import * as css from './accordion.css.ts';
import { AccordionContext, type HeadingLevel } from './context.ts';
import { useDeepLink } from './use-deep-link.ts';

/** With more panels than this, none of them is a landmark (APG). */
const MOST_REGIONS = 6;

interface SingleOptions {
  /** @default 'single' */
  type?: 'single' | undefined;
  /** Value of the open item, or '' for none. */
  value?: string | undefined;
  /** Value of the initially open item (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the value of the item that was opened, or '' when it was closed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the open item can be closed with its trigger, which is otherwise `aria-disabled`. @default true */
  collapsible?: boolean | undefined;
}

interface MultipleOptions {
  /** Lets several items be open at the same time. */
  type: 'multiple';
  /** Values of the open items (controlled). */
  value?: readonly string[] | undefined;
  /** Values of the initially open items (uncontrolled). */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of all open items. */
  onValueChange?: ((value: string[]) => void) | undefined;
  collapsible?: never;
}

export type AccordionProps = (SingleOptions | MultipleOptions) &
  Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> & {
    /** Level of the headings in the page outline. Without it, there are no headings, as in menus. */
    headingLevel?: HeadingLevel | undefined;
    /** Enables the arrow keys, Home and End, which APG removed in April 2026. @default false */
    arrowKeys?: boolean | undefined;
  };

const toList = (value: string | readonly string[] | undefined): string[] =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter(Boolean);

const countItems = (children: ReactNode): number =>
  Children.toArray(children).reduce<number>((count, child) => {
    if (!isValidElement<PropsWithChildren>(child)) return count;
    if (child.type === Fragment) return count + countItems(child.props.children);
    // By its required property: naming AccordionToggleAll here would add it to every accordion's script.
    return count + ('expandLabel' in child.props ? 0 : 1);
  }, 0);

interface RootElementProps extends ComponentPropsWithRef<'div'> {
  arrowKeys: boolean;
  ownKeyDown: ComponentPropsWithRef<'div'>['onKeyDown'];
}

/** Root element for Radix. Its key handler always moves focus, so it's attached only with `arrowKeys`. */
function RootElement({ arrowKeys, ownKeyDown, onKeyDown, ...rest }: RootElementProps) {
  const keys = { onKeyDown: arrowKeys ? onKeyDown : ownKeyDown };
  return <div {...rest} {...keys} />;
}

/**
 * Collapsible sections, one or several open at a time (APG: accordion, as of April 2026). Closed panels stay in the
 * document (`hidden="until-found"`) for crawlers, find-in-page and print. `#id` in the URL opens an item.
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
  const [locked, setLocked] = useState<readonly string[]>([]);
  const lock = useCallback((item: string) => {
    setLocked((others) => [...others, item]);
    return () => setLocked((all) => all.filter((other) => other !== item));
  }, []);

  const regions = countItems(children) <= MOST_REGIONS;
  const context = { values, setOpen, setAll: change, locked, lock, headingLevel, regions };
  const state =
    type === 'multiple'
      ? { type, value: values, onValueChange: change }
      : { type, collapsible, value: values[0] ?? '', onValueChange: (next: string) => change(toList(next)) };
  return (
    <AccordionContext value={context}>
      <Root {...rest} {...state} asChild ref={setRoot} className={classNames(css.root, className)}>
        <RootElement arrowKeys={arrowKeys} ownKeyDown={rest.onKeyDown} data-component="accordion">
          {children}
        </RootElement>
      </Root>
    </AccordionContext>
  );
}
