import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, layers, numeric, up, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'grid',
    gap: vars.space[16],
    padding: vars.space[24],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.large,
    background: vars.color.surfaceRaised,
  }),
);

export const title = style(
  component({
    fontSize: vars.fontSize[22],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const description = style(
  component({
    ...numeric,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[14],
    color: vars.color.textMuted,
    marginBlockStart: `calc(-1 * ${vars.space[12]})`,
  }),
);

export const lines = style(component({ display: 'grid', margin: 0 }));

const closed = { gridTemplateRows: '0fr', paddingBlock: 0, borderColor: 'transparent', opacity: 0 };
const opening = (name: string) => ({ animation: `${name} ${vars.duration.base} ${vars.easing.out} both` });

export const line = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: '1fr',
    alignItems: 'baseline',
    columnGap: vars.space[16],
    paddingBlock: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.border}`,
    fontSize: vars.fontSize[14],
    '@media': {
      [when.motion]: {
        selectors: {
          '&[data-change="added"]': opening(keyframes({ from: closed })),
          '&[data-change="removed"]': opening(keyframes({ to: closed })),
        },
      },
    },
  }),
);
/** A row of a grid can close over what it contains. */
const folding = { minBlockSize: 0, selectors: { [`${line}[data-change] > &`]: { overflow: 'clip' } } };
export const discount = style(component({ color: vars.color.success }));

export const label = style(component({ ...folding, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const amount = style(component({ ...folding, margin: 0 }));
export const quantity = style(component({ color: vars.color.textMuted }));

export const total = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    paddingBlockStart: vars.space[12],
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);

export const totalLabel = style(component({ fontWeight: vars.fontWeight.medium }));
export const note = style(component({ fontSize: vars.fontSize[14], color: vars.color.textMuted }));

export const bar = style(
  component({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.zIndex.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    padding: `${vars.space[12]} ${vars.space[16]}`,
    background: vars.color.surfaceRaised,
  }),
);

export const placement = styleVariants({
  page: component({
    paddingBlockEnd: `calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': { [up.lg]: { display: 'none' } },
  }),
  form: component({
    insetBlockEnd: `calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.overlay,
    '@media': {
      [up.lg]: {
        position: 'static',
        padding: 0,
        border: 0,
        borderRadius: 0,
        background: 'none',
        boxShadow: 'none',
      },
    },
  }),
});

// A control that Tab reaches is scrolled into view above the bar, not under it.
globalStyle(`:root:has(${bar})`, {
  '@layer': {
    [layers.components]: { '@media': { [below.lg]: { scrollPaddingBlockEnd: '8.5rem' } } },
  },
});

export const barTotal = style(
  component({
    display: 'grid',
    fontWeight: vars.fontWeight.semibold,
    fontSize: vars.fontSize[18],
    selectors: { [`${placement.form} > &`]: { '@media': { [up.lg]: { display: 'none' } } } },
  }),
);
export const barLabel = style(
  component({
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textMuted,
  }),
);

// The button is the same in the summary and the bar, where it has to fit beside the total on phones.
globalStyle(`:is(${root}, ${bar}) > :is(button, a)`, {
  '@layer': {
    [layers.components]: {
      '@media': { [below.sm]: { fontSize: vars.fontSize[14], paddingInline: vars.space[16] } },
    },
  },
});
