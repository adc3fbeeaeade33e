import { style, styleVariants } from '@vanilla-extract/css';
import { component, vars } from '../theme/index.ts';

export const root = style(component({ display: 'block', inlineSize: '100%', blockSize: '40px' }));
export const bar = styleVariants({
  inside: component({ fill: vars.color.text }),
  outside: component({ fill: vars.color.dataQuiet, opacity: 0.6 }),
});
