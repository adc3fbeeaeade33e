import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'block',
    inlineSize: '120px',
    maxInlineSize: '100%',
    blockSize: 'auto',
    overflow: 'visible',
    // Time follows the text direction.
    selectors: { [rtl]: { transform: 'scaleX(-1)' } },
  }),
);
export const line = style(
  component({
    fill: 'none',
    stroke: vars.color.text,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);
export const ground = style(component({ fill: vars.color.dataQuiet, opacity: 0.25 }));
export const last = style(component({ fill: vars.color.action, stroke: vars.color.actionText, strokeWidth: 1 }));
