import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: vars.space[24],
});

export const doColumn = style({ borderBlockStart: `3px solid ${vars.color.success}` });

export const dontColumn = style({ borderBlockStart: `3px solid ${vars.color.danger}` });

/** In the colours of the theme: Storybook's own text colour is not that of the page's ground in every theme. */
export const code = style({
  padding: vars.space[12],
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: vars.font.mono,
});

export const swatch = style({
  display: 'inline-block',
  inlineSize: '16px',
  blockSize: '16px',
  verticalAlign: 'text-bottom',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.borderStrong}`,
});

// Storybook paints its frames white, also when the theme of the toolbar is dark.
globalStyle('.docs-story', { background: vars.color.surface, color: vars.color.text });
