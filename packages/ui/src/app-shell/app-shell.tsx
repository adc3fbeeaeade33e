import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SkipLink } from '../skip-link/skip-link.tsx';
import * as css from './app-shell.css.ts';

export interface AppShellProps extends ComponentProps<'div'> {
  /** Text of the skip link: "Skip to content". */
  skipLabel: ReactNode;
  /** Id of the `<main>`, which the skip link leads to. @default 'main' */
  mainId?: string | undefined;
  /** Start of the bar: the logo as a link, and a mark of the area, such as a Badge "Staff". */
  brand: ReactNode;
  /** End of the bar: search, balance, notifications, account menu. */
  tools?: ReactNode;
  /** Theme of the bar. `inverse` tells one area from another at a glance. @default 'page' */
  barTheme?: 'page' | 'inverse' | undefined;
  /** The navigation at the start: an `AppNav`. Hidden below 768 px. */
  nav: ReactNode;
  /** The navigation of narrow windows: an `AppBottomBar`. */
  bottomBar?: ReactNode;
  /** Space around the content. `compact` is for screens that are worked with all day. @default 'comfortable' */
  density?: 'comfortable' | 'compact' | undefined;
  /** A message above the content, such as a question about cookies. It isn't part of the `<main>`. */
  notice?: ReactNode;
  /** The line below the content. */
  footer?: ReactNode;
  /** Content of the page: a PageHead and what follows. */
  children: ReactNode;
}

/**
 * The frame of an application's pages: a bar, a navigation at the start, and on phones one at the bottom. It answers its
 * own width instead of the window's, and needs no script.
 */
export function AppShell(props: AppShellProps) {
  const {
    skipLabel,
    mainId = 'main',
    brand,
    tools,
    barTheme = 'page',
    nav,
    bottomBar,
    density = 'comfortable',
    notice,
    footer,
    className,
    children,
    ...rest
  } = props;
  return (
    <div data-component="app-shell" {...rest} className={classNames(css.root, className)}>
      <SkipLink href={`#${mainId}`}>{skipLabel}</SkipLink>
      <div data-part="frame" className={css.frame}>
        <header data-part="bar" data-theme={barTheme === 'inverse' ? 'inverse' : undefined} className={css.bar}>
          <div data-part="brand" className={css.brand}>
            {brand}
          </div>
          <div data-part="tools" className={css.tools}>
            {tools}
          </div>
        </header>
        <div data-part="body" className={css.body}>
          {nav}
          <div className={css.content}>
            {notice}
            <main id={mainId} tabIndex={-1} data-part="main" className={classNames(css.main, css.density[density])}>
              {children}
            </main>
            {footer === undefined ? null : (
              <footer data-part="footer" className={css.footers[density]}>
                {footer}
              </footer>
            )}
          </div>
        </div>
        {bottomBar}
      </div>
    </div>
  );
}
