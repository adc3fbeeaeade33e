import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** As large as the window leaves room for; black, as a screen that is off. */
export const screen = style({
  blockSize: 'min(70dvh, 56.25vw)',
  minBlockSize: '16rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: '#000',
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:fullscreen': { blockSize: '100%', border: 0, borderRadius: 0 },
  },
});
