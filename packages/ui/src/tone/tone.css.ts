import { styleVariants } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** Text and border colour of a message by tone. */
export const text = styleVariants({
  neutral: component({ color: vars.color.textMuted }),
  info: component({ color: vars.color.info }),
  success: component({ color: vars.color.success }),
  warning: component({ color: vars.color.warning }),
  danger: component({ color: vars.color.danger }),
});

const grounds = {
  neutral: [vars.color.surfaceSunken, vars.color.border],
  info: [vars.color.infoSurface, vars.color.info],
  success: [vars.color.successSurface, vars.color.success],
  warning: [vars.color.warningSurface, vars.color.warning],
  danger: [vars.color.dangerSurface, vars.color.danger],
} as const;

/** A tinted background with a border of the same tone. */
export const ground = styleVariants(grounds, ([backgroundColor, edge]) =>
  component({
    border: `1px solid color-mix(in oklab, ${edge} 35%, transparent)`,
    backgroundColor,
    '@media': { [when.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
