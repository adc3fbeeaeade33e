import { globalStyle, style } from '@vanilla-extract/css';
import { below, focusRing, up, vars, when } from '../theme/index.ts';
import { layers } from '../theme/layers.css.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    marginBlockStart: 'auto',
    paddingBlock: `${vars.space[80]} ${vars.space[24]}`,
    '@media': {
      [up.md]: { paddingBlockEnd: vars.space[40] },
      [when.print]: { display: 'none' },
    },
  }),
);
globalStyle(`${root} nav`, {
  '@layer': {
    [layers.components]: {
      paddingBlockEnd: vars.space[24],
      '@media': { [up.md]: { paddingBlockEnd: vars.space[40] } },
    },
  },
});

export const line = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[16]} ${vars.space[32]}`,
    paddingBlock: vars.space[12],
    '@media': { [up.md]: { paddingBlock: vars.space[20] } },
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);
export const spread = style(component({ justifyContent: 'space-between' }));

export const marks = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[20],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const mark = style(component({ display: 'block' }));
globalStyle(`${mark} svg`, {
  '@layer': { [layers.components]: { display: 'block', fill: 'currentColor' } },
});

const muted = {
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
} as const;

export const choices = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);
export const legend = style(component({ ...muted, float: 'inline-start', paddingInline: `0 ${vars.space[8]}` }));
export const choice = style(
  component({
    ...muted,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { borderColor: vars.color.borderStrong, color: vars.color.text },
      '&:focus-visible': focusRing,
    },
    '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  }),
);

export const markLink = style(
  component({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    color: vars.color.textMuted,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  }),
);

export const links = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[24],
    margin: 0,
    padding: 0,
    paddingBlockStart: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.border}`,
    listStyle: 'none',
  }),
);
export const link = style(
  component({
    ...muted,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    textDecorationLine: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [when.hover]: { selectors: { '&:hover': { color: vars.color.text, textDecorationLine: 'underline' } } },
    },
  }),
);

export const note = style(
  component({
    ...muted,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[24]}`,
    margin: 0,
    lineHeight: vars.lineHeight.snug,
    '@media': { [below.md]: { flexDirection: 'column' } },
  }),
);
