'use client';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import * as css from './site-header.css.ts';
import { useCloseOutside } from './use-close-outside.ts';
import { onViewportChange } from './viewport.ts';

export interface SiteHeaderProps extends ComponentProps<'header'> {
  /** The parts of the bar in their order: SiteHeaderHome, SiteHeaderNav, SiteHeaderTools. */
  children?: ReactNode;
  /** Panels that the bar's buttons open. */
  panels?: ReactNode;
}

/** The bar at the top of all pages of a site, which stays in sight while they scroll. */
export function SiteHeader({ panels, className, children, ...rest }: SiteHeaderProps) {
  return (
    <header data-component="site-header" {...rest} className={classNames(css.root, className)}>
      <Container className={css.bar}>{children}</Container>
      {panels}
    </header>
  );
}

/** Link to the home page around the logo. Name it with `aria-label`. */
export function SiteHeaderHome({ className, ...rest }: ComponentProps<'a'>) {
  return <a data-component="site-header-home" {...rest} className={classNames(css.home, className)} />;
}

export interface SiteHeaderNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the navigation for screen readers. */
  label: string;
  /** The `SiteHeaderLink` elements, the most important first. */
  links: ReactNode;
  /** A `SiteHeaderMore` with all links, because those without room in the bar are hidden. */
  more?: ReactNode;
}

/** The main links in one row, from 1024 px. Links that don't fit are hidden, also from the keyboard and screen readers. */
export function SiteHeaderNav({ label, links, more, className, ...rest }: SiteHeaderNavProps) {
  const row = useRef<HTMLUListElement>(null);
  const names = useRef<string | null>(null);
  useEffect(() => {
    // Measuring makes the browser lay out the page, and a header is rendered with every navigation.
    const text = row.current?.textContent ?? '';
    if (text !== names.current) hideWrapped(row.current);
    names.current = text;
  });
  useEffect(() => {
    const look = () => hideWrapped(row.current);
    // The names are wider or narrower once the font has come.
    document.fonts?.ready.then(look, () => undefined);
    return onViewportChange(look);
  }, []);
  return (
    <nav data-component="site-header-nav" {...rest} className={classNames(css.nav, className)} aria-label={label}>
      <ul role="list" data-part="row" className={css.row} ref={row}>
        {links}
      </ul>
      {more}
    </nav>
  );
}

/** What has wrapped below the first line is clipped from sight: take it from the keyboard too. */
function hideWrapped(row: HTMLUListElement | null): void {
  const items = [...(row?.children ?? [])].filter((item) => item instanceof HTMLElement);
  const top = items[0]?.offsetTop ?? 0;
  for (const item of items) item.inert = item.offsetTop > top;
}

/** One main link. Mark that of the current section with `aria-current`. */
export function SiteHeaderLink({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <li>
      <a data-component="site-header-link" {...rest} className={classNames(css.link, className)} />
    </li>
  );
}

export interface SiteHeaderMoreProps extends ComponentProps<'details'> {
  /** Text of the button: "More". */
  label: ReactNode;
  /** Content of the panel, such as LinkColumns. */
  children?: ReactNode;
}

/**
 * A panel with all links under the bar. A native `<details>`, so that it opens without script. Escape, clicks and focus
 * outside, and its links close it.
 */
export function SiteHeaderMore({ label, className, children, ref, ...rest }: SiteHeaderMoreProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const setDetails = useMergedRef(details, ref);
  useCloseOutside(details);
  return (
    <details data-component="site-header-more" {...rest} ref={setDetails} className={classNames(css.more, className)}>
      <summary data-part="summary" className={css.moreButton}>
        {label}
        <svg className={css.chevron} width="12" height="12" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 6 5 5 5-5" />
        </svg>
      </summary>
      <div data-part="panel" className={css.morePanel}>
        {children}
      </div>
    </details>
  );
}

/** The controls at the end of the bar: languages, signing in, menu of small screens. */
export function SiteHeaderTools({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-component="site-header-tools" {...rest} className={classNames(css.tools, className)} />;
}

export type SiteHeaderButtonProps = (ComponentProps<'button'> | (ComponentProps<'a'> & { href: string })) & {
  /** `outlined` for text, `icon` for a single drawing, named with `aria-label`. @default 'outlined' */
  variant?: 'outlined' | 'icon' | undefined;
};

/** A button of the bar, or a link with `href`. Lighter than Button: every page loads it before anything else. */
export function SiteHeaderButton({ variant = 'outlined', className, ...rest }: SiteHeaderButtonProps) {
  const look = classNames(css.buttons[variant], className);
  return 'href' in rest ? (
    <a data-component="site-header-button" {...rest} className={look} />
  ) : (
    <button data-component="site-header-button" type="button" {...rest} className={look} />
  );
}

/** A name inside a SiteHeaderButton: shortened where there is no room, and for screen readers only below 480 px. */
export function SiteHeaderName({ className, ...rest }: ComponentProps<'span'>) {
  return <span data-component="site-header-name" {...rest} className={classNames(css.name, className)} />;
}

export interface SiteHeaderIconProps extends ComponentProps<'svg'> {
  /** `menu` for three lines, `user` for head and shoulders. */
  name: 'menu' | 'user';
}

const OUTLINES = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  user: 'M4 20c1-4 4-6 8-6s7 2 8 6M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
};

/** The drawings of a SiteHeaderButton, without text of their own. */
export function SiteHeaderIcon({ name, className, ...rest }: SiteHeaderIconProps) {
  const size = name === 'menu' ? 24 : 20;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-component="site-header-icon"
      {...rest}
      className={classNames(css.icon, className)}
    >
      <path d={OUTLINES[name]} />
    </svg>
  );
}
