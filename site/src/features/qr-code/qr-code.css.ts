import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const code = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '15rem',
  blockSize: 'auto',
  border: `1px solid ${vars.color.border}`,
  forcedColorAdjust: 'none',
});
