import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '15rem',
    blockSize: 'auto',
    border: `1px solid ${vars.color.border}`,
    forcedColorAdjust: 'none',
  }),
);
