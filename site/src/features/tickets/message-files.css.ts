import { style } from '@vanilla-extract/css';
import { vars } from '@hoster/ui/theme';

export const picture = style({
  display: 'block',
  maxInlineSize: 'min(100%, 20rem)',
  blockSize: 'auto',
  borderRadius: vars.radius.small,
});
