import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import * as css from './site-footer.css.ts';

export interface SiteFooterProps extends ComponentProps<'footer'> {
  /** LinkColumns in a `<nav>`, then lines, links and notes. */
  children?: ReactNode;
}

/** The end of every page of a site, in inverse colours. On short pages it is at the bottom of a flex column. */
export function SiteFooter({ className, children, ...rest }: SiteFooterProps) {
  return (
    <footer data-component="site-footer" data-theme="inverse" {...rest} className={classNames(css.root, className)}>
      <Container>{children}</Container>
    </footer>
  );
}

export interface FooterLineProps extends ComponentProps<'div'> {
  /** Puts its parts at both ends of the line. @default false */
  spread?: boolean | undefined;
}

/** One line of controls or marks, under a rule. */
export function FooterLine({ spread = false, className, ...rest }: FooterLineProps) {
  return (
    <div data-component="footer-line" {...rest} className={classNames(css.line, spread && css.spread, className)} />
  );
}

/** Marks of payment methods or of networks, in one line. */
export function FooterMarks({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul role="list" data-component="footer-marks" {...rest} className={classNames(css.marks, className)} />;
}

export interface FooterMarkProps extends ComponentProps<'li'> {
  /** Page that the mark leads to. */
  href?: string | undefined;
  /** Relation of that page, such as `me noopener`. */
  rel?: string | undefined;
  /** A drawing with a name for screen readers, or text. */
  children?: ReactNode;
}

/** One mark. Its `<svg>` gets the colour of the text; give it a height of 32 px. */
export function FooterMark({ href, rel, className, children, ...rest }: FooterMarkProps) {
  return (
    <li data-component="footer-mark" {...rest} className={classNames(css.mark, className)}>
      {href === undefined ? (
        children
      ) : (
        <a href={href} rel={rel} data-part="link" className={css.markLink}>
          {children}
        </a>
      )}
    </li>
  );
}

export interface FooterChoicesProps extends ComponentProps<'fieldset'> {
  /** What is chosen: "Theme". */
  legend: ReactNode;
  /** The `FooterChoice` elements. */
  children?: ReactNode;
}

/** A few settings of the whole site, of which one is on. */
export function FooterChoices({ legend, className, children, ...rest }: FooterChoicesProps) {
  return (
    <fieldset data-component="footer-choices" {...rest} className={classNames(css.choices, className)}>
      <legend data-part="legend" className={css.legend}>
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}

/** One setting. Without script it sends its form, so give it `name` and `value`. `aria-pressed` marks the one that is on. */
export function FooterChoice({ className, ...rest }: ComponentProps<'button'>) {
  return <button data-component="footer-choice" {...rest} className={classNames(css.choice, className)} />;
}

/** Small links to legal pages, under a rule. */
export function FooterLinks({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul role="list" data-component="footer-links" {...rest} className={classNames(css.links, className)} />;
}

/** One link of FooterLinks, in a `<li>`. */
export function FooterLink({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <li>
      <a data-component="footer-link" {...rest} className={classNames(css.link, className)} />
    </li>
  );
}

/** Who runs the site: its parts are `<span>` elements, below each other on phones. */
export function FooterNote({ className, ...rest }: ComponentProps<'p'>) {
  return <p data-component="footer-note" {...rest} className={classNames(css.note, className)} />;
}
