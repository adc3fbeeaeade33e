import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { layout } from '../theme/rules.ts';

export const root = style(layout({ minInlineSize: 0, margin: 0 }));

export const surface = styleVariants({
  page: layout({ backgroundColor: vars.color.surface }),
  raised: layout({ backgroundColor: vars.color.surfaceRaised }),
  sunken: layout({ backgroundColor: vars.color.surfaceSunken }),
});

export const radius = styleVariants({
  small: layout({ borderRadius: vars.radius.small }),
  large: layout({ borderRadius: vars.radius.large }),
});
