import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';
import { component } from '../src/theme/rules.ts';

export const page = style(component({ maxInlineSize: vars.size.content, marginInline: 'auto' }));

/** A colour sample, which forced colours must not change. */
export const swatch = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // An empty box is aligned by its bottom edge, the text next to it by its centre.
    verticalAlign: 'middle',
    inlineSize: vars.space[48],
    blockSize: vars.space[32],
    borderRadius: vars.radius.small,
    border: `1px solid ${vars.color.borderStrong}`,
    forcedColorAdjust: 'none',
  }),
);

/** In the colour of its swatch. */
export const mark = style(
  component({
    inlineSize: vars.space[16],
    blockSize: vars.space[16],
    borderRadius: vars.radius.full,
    backgroundColor: 'currentcolor',
  }),
);

/** A bar that shows a length. */
export const bar = style(
  component({ blockSize: vars.space[16], backgroundColor: vars.color.dataMark, forcedColorAdjust: 'none' }),
);

export const box = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.space[80],
    border: `1px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surfaceRaised,
  }),
);
