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
    // Forced colours are the same for all, so future steps are dotted.
    '@media': {
      // On a phone each step has at least the room of its longest word.
      [below.md]: { flexBasis: 'min-content' },
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
    '@media': {
      [below.md]: { fontSize: vars.fontSize[12] },
      [when.hover]: { selectors: { '&[href]:hover': { textDecoration: 'underline' } } },
    },
  }),
);

export const number = style(
  component({
    flexShrink: 0,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
    // A phone needs the room for the names.
    '@media': { [below.md]: { display: 'none' } },
    selectors: { '&::before': { content: 'counter(stage)' } },
  }),
);
/** In place of the number, also on a phone: an error isn't shown by colour alone. */
export const sign = style(component({ flexShrink: 0, alignSelf: 'center', color: vars.color.danger }));
export const name = style(component({ minInlineSize: 0, overflowWrap: 'break-word' }));
export const spoken = style(component(visuallyHidden));
