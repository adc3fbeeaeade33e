import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { layout } from '../theme/rules.ts';

export const root = style(layout({ minInlineSize: 0 }));

export const width = styleVariants({
  small: layout({ maxInlineSize: '28rem' }),
  medium: layout({ maxInlineSize: vars.size.narrow }),
});
