import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '40px',
    // From the lowest to the highest step in the text direction, like the slider below it.
    selectors: { [rtl]: { transform: 'scaleX(-1)' } },
  }),
);
export const bar = styleVariants({
  inside: component({ fill: vars.color.text }),
  outside: component({ fill: vars.color.dataQuiet, opacity: 0.6 }),
});
