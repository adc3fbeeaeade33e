import { keyframes, style } from '@vanilla-extract/css';
import { below, focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** While a SideDialog is open. It is outside of the toasts. */
const anySide = ':root:has([data-component="side-dialog"]) &';
const atEnd = ':root:has([data-component="side-dialog"][data-side="end"]) &';

/**
 * Passes clicks through, so that the page below its empty part stays usable. Scrolls if the toasts are taller than the
 * window; its padding holds their shadows, which scrolling clips.
 */
export const region = style(
  component({
    position: 'fixed',
    zIndex: vars.zIndex.toast,
    insetBlockEnd: 'var(--hoster-bottom-bar, 0px)',
    insetInlineEnd: 0,
    inlineSize: `calc(24rem + 2 * ${vars.space[16]})`,
    maxInlineSize: '100%',
    maxBlockSize: 'calc(100% - var(--hoster-bottom-bar, 0px))',
    padding: vars.space[16],
    paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
    // A toast that is swiped away doesn't widen it.
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    pointerEvents: 'none',
    outline: 'none',
    selectors: {
      // Not over the buttons of a panel: beside it, and above it on phones.
      [atEnd]: { insetInline: '0 auto' },
      [anySide]: { insetBlockEnd: 0, maxBlockSize: '100%' },
    },
    '@media': {
      [below.sm]: {
        insetInline: 0,
        marginInline: 'auto',
        selectors: { [anySide]: { insetInline: 0, insetBlock: '0 auto' } },
      },
      [when.print]: { display: 'none' },
    },
  }),
);

export const list = style(component({ margin: 0, padding: 0, listStyle: 'none' }));

export const toast = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    marginBlockStart: vars.space[8],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    // Radix sets `pointer-events: none` on the body while its own modal dialogs are open.
    pointerEvents: 'auto',
    // Horizontal movement swipes it away.
    touchAction: 'pan-y pinch-zoom',
    // Inside, because it would be cut off if the toasts scroll.
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
    '@media': { [when.motion]: { animation: `${rise} ${vars.duration.base} ${vars.easing.out}` } },
  }),
);

const { success, info, warning, danger } = vars.color;
export const icon = style(
  component({
    flexShrink: 0,
    display: 'inline-flex',
    paddingBlockStart: vars.space[2],
    color: info,
    selectors: Object.fromEntries(
      Object.entries({ success, warning, error: danger }).map(([tone, color]) => [
        `[data-tone="${tone}"] > &`,
        { color },
      ]),
    ),
  }),
);

export const text = style(component({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const title = style(component({ margin: 0, fontWeight: vars.fontWeight.semibold }));

export const line = style(component({ margin: 0, fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.body }));

export const count = style(
  component({
    whiteSpace: 'nowrap',
    marginInlineStart: vars.space[8],
    paddingInline: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surfaceSunken,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[12],
  }),
);

export const action = style(
  component({
    minBlockSize: '32px',
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.link,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.linkHover }, '&:focus-visible': focusRing },
  }),
);
