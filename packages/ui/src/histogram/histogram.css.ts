import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '40px',
    // From the least to the greatest along the line, as the slider under it.
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);
export const bar = styleVariants({
  inside: component({ fill: vars.color.text }),
  outside: component({ fill: vars.color.dataQuiet, opacity: 0.6 }),
});
