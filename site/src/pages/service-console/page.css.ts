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

/** Only where there may be no keyboard. */
export const keyboard = style({
  display: 'none',
  '@media': { '(any-pointer: coarse)': { display: 'inline-flex' } },
});

/** What the keyboard of a phone types into: not seen, but it can have the focus. Smaller text would zoom the page. */
export const typed = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  border: 0,
  opacity: 0,
  resize: 'none',
  fontSize: '16px',
});
