import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({ display: 'inline-flex', inlineSize: 'fit-content', maxInlineSize: '100%', gap: vars.space[8] }),
);

export const align = styleVariants({
  baseline: component({ alignItems: 'baseline' }),
  center: component({ alignItems: 'center' }),
});

export const text = style(component({ minInlineSize: 0 }));
