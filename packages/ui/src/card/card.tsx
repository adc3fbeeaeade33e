import { createElement, type ComponentProps, type HTMLAttributes, type Ref, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './card.css.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. @default 'div' */
  element?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | undefined;
  /** 16, 24 or 32 px; `fluid` is 20 px, and 32 px from a window width of 768 px. @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | 'large' | 'fluid' | undefined;
  /** Whether the card is selected. @default false */
  selected?: boolean | undefined;
  /** The root element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A bordered section of a page. With a CardLink, the whole card is clickable. */
export function Card({
  element = 'div',
  padding = 'medium',
  selected = false,
  className,
  ...rest
}: CardProps): ReactElement {
  return createElement(element, {
    'data-component': 'card',
    'data-selected': selected ? '' : undefined,
    ...rest,
    className: classNames(css.root, css.padding[padding], selected && css.selected, className),
  });
}

export interface CardLinkProps extends ComponentProps<'a'> {
  /** URL of the link. */
  href: string;
}

/**
 * The only link of a card, usually around its title. Its target area is the whole card, its name only its own text.
 */
export function CardLink({ className, ...rest }: CardLinkProps) {
  return <a data-component="card-link" {...rest} className={classNames(css.link, className)} />;
}
