import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gap: vars.space[32],
  counterReset: 'step',
  '@media': {
    [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [up.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[24] },
  },
});

export const step = style({
  counterIncrement: 'step',
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.text}`,
  color: vars.color.textMuted,
  '::before': {
    content: 'counter(step, decimal-leading-zero)',
    color: vars.color.textMuted,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[14],
  },
});

export const name = style({
  marginBlock: `${vars.space[24]} ${vars.space[4]}`,
  color: vars.color.text,
  fontSize: vars.fontSize[18],
});
