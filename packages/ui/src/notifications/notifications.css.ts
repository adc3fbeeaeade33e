import { style } from '@vanilla-extract/css';
import { colorTransition, focusRing, numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ display: 'inline-flex', inlineSize: 'fit-content' }));

export const trigger = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing, '&:active': { backgroundColor: vars.color.border } },
    '@media': {
      ...colorTransition['@media'],
      [when.hover]: { selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.surfaceSunken } } },
    },
  }),
);

export const count = style(
  component({
    position: 'absolute',
    insetBlockStart: vars.space[4],
    insetInlineStart: '50%',
    minInlineSize: '1.125rem',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.danger,
    color: vars.color.dangerText,
    fontSize: '0.6875rem',
    fontWeight: vars.fontWeight.semibold,
    lineHeight: '1.125rem',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    ...numeric,
    '@media': { [when.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText', color: 'Canvas' } },
  }),
);

/** To the edges of the popover, which has space around its content. */
export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '24rem',
    maxInlineSize: `calc(100% + 2 * ${vars.space[16]})`,
    margin: `calc(-1 * ${vars.space[16]})`,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
  }),
);

const edge = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  backgroundColor: vars.color.surfaceRaised,
} as const;

export const head = style(
  component({
    ...edge,
    position: 'sticky',
    insetBlockStart: `calc(-1 * ${vars.space[16]})`,
    zIndex: vars.zIndex.raised,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);
export const title = style(
  component({
    flexGrow: 1,
    minInlineSize: 0,
    margin: 0,
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.semibold,
  }),
);
export const foot = style(
  component({
    ...edge,
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    minBlockSize: vars.size.touch,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);
export const empty = style(component({ padding: vars.space[16] }));

export const list = style(component({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '0.5rem minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${vars.space[2]} ${vars.space[12]}`,
    padding: `${vars.space[12]} ${vars.space[16]}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': { [when.hover]: { selectors: { '&:has(a):hover': { backgroundColor: vars.color.surfaceSunken } } } },
  }),
);

export const dot = style(
  component({
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    marginBlockStart: '0.35em',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.focus,
    '@media': { [when.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

export const words = style(component({ gridColumn: 2, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const subject = style(
  component({
    display: 'block',
    color: vars.color.text,
    textDecorationLine: 'none',
    selectors: {
      '[data-unread] &': { fontWeight: vars.fontWeight.semibold },
      // The whole notification can be pressed, except its button.
      'a&::after': { content: '', position: 'absolute', inset: 0 },
      'a&:focus-visible': { outline: 'none' },
      'a&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
    },
  }),
);
export const muted = style(component({ color: vars.color.textMuted }));
export const action = style(component({ position: 'relative', zIndex: vars.zIndex.raised }));
