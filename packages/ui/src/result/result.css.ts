import { style, styleVariants } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
    justifyItems: 'start',
    minInlineSize: 0,
  }),
);

const sign = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[48],
    blockSize: vars.space[48],
    borderRadius: vars.radius.full,
    '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const tone = styleVariants({
  info: [sign, component({ backgroundColor: vars.color.infoSurface, color: vars.color.info })],
  success: [sign, component({ backgroundColor: vars.color.successSurface, color: vars.color.success })],
  warning: [sign, component({ backgroundColor: vars.color.warningSurface, color: vars.color.warning })],
  danger: [sign, component({ backgroundColor: vars.color.dangerSurface, color: vars.color.danger })],
});

export const words = style(component({ display: 'grid', gap: vars.space[12], minInlineSize: 0 }));

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], marginBlockStart: vars.space[8] }),
);
