import { style, styleVariants } from '@vanilla-extract/css';
import { component, numeric, vars, visuallyHidden } from '../theme/index.ts';

export const mono = style(component({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' }));

export const amount = styleVariants({
  inherit: component({ ...numeric, whiteSpace: 'nowrap' }),
  medium: component({
    ...numeric,
    whiteSpace: 'nowrap',
    fontSize: vars.fontSize[18],
    fontWeight: vars.fontWeight.semibold,
  }),
  // Big ones stand alone: the figures' own widths look right, and nothing needs to align.
  large: component({
    fontVariantNumeric: 'proportional-nums',
    whiteSpace: 'nowrap',
    fontSize: vars.fontSize[28],
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: vars.tracking.tight,
    lineHeight: vars.lineHeight.snug,
  }),
  huge: component({
    fontVariantNumeric: 'proportional-nums',
    whiteSpace: 'nowrap',
    fontSize: vars.fontSize[48],
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: vars.tracking.tighter,
    lineHeight: vars.lineHeight.tight,
  }),
});

const quiet = { color: vars.color.textMuted, whiteSpace: 'nowrap' } as const;

export const aside = styleVariants({
  inherit: component(quiet),
  medium: component({ ...quiet, fontSize: vars.fontSize[14] }),
  large: component({ ...quiet, fontSize: vars.fontSize[14] }),
  huge: component({ ...quiet, fontSize: vars.fontSize[16] }),
});
export const struck = style(component({ textDecorationLine: 'line-through', textDecorationThickness: '1px' }));
export const note = style(
  component({
    display: 'block',
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight.snug,
  }),
);
export const spoken = style(component(visuallyHidden));
