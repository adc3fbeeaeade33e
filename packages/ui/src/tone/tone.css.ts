import { styleVariants } from '@vanilla-extract/css';
import { component, vars } from '../theme/index.ts';

/** Text and edge of a message by what it means. */
export const text = styleVariants({
  neutral: component({ color: vars.color.textMuted }),
  info: component({ color: vars.color.info }),
  success: component({ color: vars.color.success }),
  warning: component({ color: vars.color.warning }),
  danger: component({ color: vars.color.danger }),
});

export const ground = styleVariants({
  neutral: component({ backgroundColor: vars.color.surfaceSunken, borderColor: vars.color.border }),
  info: component({ backgroundColor: vars.color.infoSurface, borderColor: vars.color.info }),
  success: component({ backgroundColor: vars.color.successSurface, borderColor: vars.color.success }),
  warning: component({ backgroundColor: vars.color.warningSurface, borderColor: vars.color.warning }),
  danger: component({ backgroundColor: vars.color.dangerSurface, borderColor: vars.color.danger }),
});
