import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, focusRing, vars, visuallyHidden, when } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';

export const root = style(component({ minInlineSize: 0, position: 'relative' }));

/** The tab list with its scroll buttons. */
export const bar = style(component({ position: 'relative' }));

/** Scrolls horizontally if the tabs don't fit, by swipe or following focus. */
export const list = style(
  component({
    display: 'flex',
    gap: vars.space[16],
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
    '@media': { [when.motion]: { scrollBehavior: 'smooth' } },
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);

/** Shared with NavTabs, so that both look the same. */
export const tab = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    flexShrink: 0,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[4],
    position: 'relative',
    border: 0,
    background: 'none',
    color: vars.color.textMuted,
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
        borderRadius: vars.radius.small,
      },
      '&[aria-selected="true"], &[aria-current="page"]': {
        color: vars.color.text,
      },
      // A border, because forced colours keep it. Only here, because they draw transparent ones too.
      '&[aria-selected="true"]::after, &[aria-current="page"]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `2px solid ${vars.color.selected}`,
        transformOrigin: '0 0',
      },
      '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.7 },
    },
    ...colorTransition,
  }),
);

/** Over the panel's padding. */
export const reason = style(
  component({
    position: 'absolute',
    insetBlockStart: '100%',
    margin: 0,
    backgroundColor: vars.color.surface,
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
  }),
);

export const panel = style(component({ paddingBlockStart: vars.space[24] }));

/** Closes its tab. Large enough for touch through the height of the tab. */
export const cross = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius.small,
    color: vars.color.textMuted,
    selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text } },
  }),
);

/** Visible only while focused, because pointer users have the cross. */
export const dismiss = style(
  component({
    selectors: {
      '&:not(:focus)': visuallyHidden,
      '&:focus-visible': focusRing,
    },
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.text,
    cursor: 'pointer',
  }),
);

const scrollButton = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    border: 0,
    background: vars.color.surface,
    color: vars.color.text,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.link } },
    // Touch users swipe.
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
);

export const scroll = styleVariants({
  before: [scrollButton, component({ insetInlineStart: 0 })],
  after: [scrollButton, component({ insetInlineEnd: 0 })],
});

export const chevron = styleVariants({
  before: component({ transform: 'scaleX(-1)', selectors: { [rtl]: { transform: 'none' } } }),
  after: component({ selectors: { [rtl]: { transform: 'scaleX(-1)' } } }),
});
