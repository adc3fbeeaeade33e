/** Breakpoints: minimum window widths in CSS pixels. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media conditions for `'@media'` of vanilla-extract: `[up.md]` is 768 px and wider. */
export const up = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
} as const;

/** Container breakpoints: minimum widths of the nearest `Measured` in CSS pixels. */
export const fromWidth = {
  sm: '(min-width: 320px)',
  md: '(min-width: 480px)',
  lg: '(min-width: 720px)',
} as const;

/** The complement of {@link up}: `[below.md]` is narrower than 768 px. */
export const below = {
  sm: `(max-width: ${breakpoints.sm - 0.02}px)`,
  md: `(max-width: ${breakpoints.md - 0.02}px)`,
  lg: `(max-width: ${breakpoints.lg - 0.02}px)`,
  xl: `(max-width: ${breakpoints.xl - 0.02}px)`,
} as const;

/** Conditions other than widths. Put animations inside `motion`, so that reduced motion needs no rules. */
export const when = {
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  dark: '(prefers-color-scheme: dark)',
  /** A pointer that can hover, because hover styles would stick on touch screens. */
  hover: '(hover: hover)',
  /** A small phone, a phone in landscape, or a page zoomed to 400 %. */
  short: '(max-height: 600px)',
  print: 'print',
} as const;
