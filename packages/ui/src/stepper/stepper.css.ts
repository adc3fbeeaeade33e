import { style } from '@vanilla-extract/css';
import { below, focusRing, vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const list = style(
  component({ display: 'flex', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none', counterReset: 'stage' }),
);

export const stage = style(
  component({
    position: 'relative',
    flex: '1 1 0',
    minInlineSize: 0,
    counterIncrement: 'stage',
    borderBlockStart: `3px solid ${vars.color.skeleton}`,
    selectors: {
      '&[data-state="done"]': { borderBlockStartColor: vars.color.text },
      '&[data-state="current"]': { borderBlockStartColor: vars.color.dataMark },
      '&[data-state="error"]': { borderBlockStartColor: vars.color.danger },
    },
    // One colour for all: what is still to come is dotted.
    '@media': {
      [when.forcedColors]: {
        borderBlockStartStyle: 'dotted',
        selectors: {
          '&:is([data-state="done"], [data-state="current"], [data-state="error"])': { borderBlockStartStyle: 'solid' },
        },
      },
    },
  }),
);

export const body = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    minBlockSize: vars.size.touch,
    paddingBlockStart: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    lineHeight: 1.4,
    textDecoration: 'none',
    selectors: {
      '&[aria-current="step"]': { color: vars.color.text, fontWeight: vars.fontWeight.semibold },
      '&[href]': { color: vars.color.text },
      '&:focus-visible': focusRing,
    },
    '@media': { [when.hover]: { selectors: { '&[href]:hover': { textDecoration: 'underline' } } } },
  }),
);

export const number = style(
  component({
    flexShrink: 0,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
    selectors: { '&::before': { content: 'counter(stage)' } },
  }),
);
/** Not enough room for four names on a phone: only the current one is written, the others are lines. */
export const name = style(
  component({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [below.md]: { selectors: { [`${body}:not([aria-current="step"]) > &`]: visuallyHidden } } },
  }),
);
export const wide = style(
  component({
    '@media': { [below.md]: { selectors: { '&[data-state="current"], &[data-state="error"]': { flexGrow: 3 } } } },
  }),
);
export const spoken = style(component(visuallyHidden));
