import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, layers, numeric, up, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** A page zoomed to 400 %: a long word in a title leaves no room beside it. */
const narrow = '(max-width: 359px)';

export const sections = style(component({ counterReset: 'form-section', display: 'grid' }));

export const section = style(
  component({
    counterIncrement: 'form-section',
    display: 'grid',
    gap: vars.space[12],
    minInlineSize: 0,
    paddingBlock: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.border}`,
    // The header of the page may cover what a link jumps to.
    scrollMarginBlockStart: vars.space[80],
    selectors: {
      '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
      '&:has(> details)': { paddingBlock: 0 },
    },
    '@media': { [up.md]: { gap: vars.space[16], paddingBlock: vars.space[24] } },
  }),
);

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  minInlineSize: 0,
} as const;

export const header = style(component(line));

export const title = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    fontSize: vars.fontSize[18],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
    // Wraps before the value does, so that no word is broken; one that leaves no room beside it is.
    flexShrink: 9999,
    maxInlineSize: 'calc(100% - 96px)',
    overflowWrap: 'break-word',
    '::before': {
      ...numeric,
      content: 'counter(form-section)',
      minInlineSize: vars.space[20],
      fontFamily: vars.font.mono,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.regular,
      color: vars.color.textMuted,
    },
    '@media': { [up.md]: { fontSize: vars.fontSize[22] } },
  }),
);

globalStyle(`${title} > bdi`, {
  '@layer': { [layers.components]: { minInlineSize: 0, textAlign: ['match-parent', '-webkit-match-parent'] } },
});

export const value = style(
  component({
    flex: '1 1 auto',
    maxInlineSize: '55%',
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    '@media': { [narrow]: { gridColumn: 1, marginInlineStart: 0, maxInlineSize: 'none', textAlign: 'start' } },
  }),
);

export const details = style(component({ minInlineSize: 0 }));

export const summary = style(
  component({
    ...line,
    flexWrap: 'nowrap',
    alignItems: 'center',
    minBlockSize: '56px',
    paddingBlock: vars.space[8],
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: vars.color.link },
      '&:focus-visible': { ...focusRing, borderRadius: vars.radius.small },
    },
    '@media': {
      [narrow]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${vars.space[16]}` },
    },
  }),
);

export const chevron = style(
  component({
    flexShrink: 0,
    inlineSize: vars.space[16],
    blockSize: vars.space[16],
    color: vars.color.textMuted,
    selectors: { [`${details}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
    '@media': { [narrow]: { gridColumn: 2, gridRow: '1 / span 2' } },
  }),
);

export const panel = style(
  component({ display: 'grid', gap: vars.space[12], paddingBlock: `${vars.space[4]} ${vars.space[24]}` }),
);
globalStyle(`${details}::details-content`, {
  '@layer': {
    [layers.components]: { '@media': { [when.print]: { blockSize: 'auto', contentVisibility: 'visible' } } },
  },
});

export const description = style(
  component({ maxInlineSize: vars.size.measure, fontSize: vars.fontSize[14], color: vars.color.textMuted }),
);
export const content = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
    minInlineSize: 0,
  }),
);
