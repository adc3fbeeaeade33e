import { vars, when } from '@hoster/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const roll = keyframes({ from: { opacity: 0, transform: 'translateY(0.6em)' } });

export const still = style({ display: 'inline-block' });

export const rolling = style({
  display: 'inline-block',
  '@media': { [when.motion]: { animation: `${roll} ${vars.duration.base} ${vars.easing.out}` } },
});
