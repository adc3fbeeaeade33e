import { style } from '@vanilla-extract/css';
import { colorTransition, focusRing, numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: vars.space[16],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceRaised,
    breakInside: 'avoid',
    selectors: { '&:has(a:active)': { backgroundColor: vars.color.surfaceSunken } },
    '@media': {
      ...colorTransition['@media'],
      [when.hover]: { selectors: { '&:has(a):hover': { borderColor: vars.color.borderStrong } } },
    },
  }),
);

export const label = style(
  component({
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

export const link = style(
  component({
    color: 'inherit',
    textDecorationLine: 'none',
    selectors: {
      // The whole tile can be pressed.
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRing,
    },
    '@media': { [when.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
  }),
);

export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${vars.space[8]} ${vars.space[16]}`,
    margin: 0,
  }),
);

export const value = style(
  component({
    minInlineSize: 0,
    fontSize: vars.fontSize[28],
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: vars.tracking.tight,
    lineHeight: 1.15,
    overflowWrap: 'anywhere',
    ...numeric,
  }),
);

export const unit = style(
  component({
    marginInlineStart: '0.2em',
    color: vars.color.textMuted,
    fontSize: '0.5em',
    fontWeight: vars.fontWeight.regular,
    letterSpacing: 0,
  }),
);

export const chart = style(component({ flexShrink: 1, minInlineSize: 0, maxInlineSize: '100%' }));

/** Text below the figure. */
export const note = style(
  component({
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    ...numeric,
  }),
);

export const change = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[4],
    margin: 0,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    ...numeric,
  }),
);
export const arrow = style(component({ flexShrink: 0, fill: 'currentColor' }));
