import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export { hidden as status } from '../layers/hidden.css.ts';

export const root = style(
  component({
    display: 'grid',
    gap: vars.space[12],
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '&[data-orientation="vertical"]': { justifyItems: 'start' } },
  }),
);

export const legend = style(
  component({ padding: 0, marginBlockEnd: vars.space[8], fontWeight: vars.fontWeight.medium }),
);

export const inputs = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[8],
  }),
);

/** Bars are aligned with the steps, from the centre of the first thumb position to the last. */
export const histogram = style(
  component({
    display: 'block',
    overflow: 'visible',
    // With few steps, bars are wide: those at the ends stay inside the component.
    clipPath: 'inset(0 -12px)',
    blockSize: '48px',
    inlineSize: 'calc(100% - 24px)',
    marginInline: '12px',
    marginBlockEnd: '-18px',
  }),
);

/** In the line of the legend, so that nothing moves when it appears. */
export const reset = style(
  component({
    position: 'absolute',
    insetBlockEnd: `calc(100% + ${vars.space[8]} + (1lh - ${vars.size.controlSmall}) / 2)`,
    insetInlineEnd: 0,
    minBlockSize: vars.size.controlSmall,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.link,
    textAlign: 'start',
    fontSize: vars.fontSize[14],
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.linkHover },
      '&:focus-visible': focusRing,
      '&:disabled': {
        color: vars.color.textMuted,
        textDecoration: 'none',
        cursor: 'default',
      },
    },
  }),
);
