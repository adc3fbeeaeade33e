import { createElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import * as css from './form-page.css.ts';

export interface FormPageProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Title of the page: "Sign in". */
  title: ReactNode;
  /** Why something is asked, below the title. */
  intro?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Link to another page, below a line: "New here? Create an account". */
  footer?: ReactNode;
  /** Whether it's inside of a frame with spacing of its own, such as AppShell: at its start, without padding. @default false */
  framed?: boolean | undefined;
  /** The element to render. @default 'div' */
  element?: 'div' | 'main' | 'section' | undefined;
  /** The root element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A page with one short form in its middle, such as signing in. */
export function FormPage({
  title,
  intro,
  footer,
  framed = false,
  element = 'div',
  className,
  children,
  ...rest
}: FormPageProps): ReactElement {
  return createElement(
    element,
    {
      'data-component': 'form-page',
      ...rest,
      className: classNames(css.root, framed ? undefined : css.alone, className),
    },
    <div data-part="head" className={css.head}>
      <Heading level={1} size={framed ? 28 : 36}>
        {title}
      </Heading>
      {intro === undefined ? null : <Text tone="muted">{intro}</Text>}
    </div>,
    children,
    footer === undefined ? null : (
      <Text data-part="footer" className={css.footer}>
        {footer}
      </Text>
    ),
  );
}
