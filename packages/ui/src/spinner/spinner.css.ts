import { keyframes, style } from '@vanilla-extract/css';
import { when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export { hidden as label } from '../layers/hidden.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const root = style(component({ display: 'inline-flex', verticalAlign: 'middle' }));

export const arc = style(
  component({
    display: 'block',
    flexShrink: 0,
    // With reduced motion, it still indicates activity.
    animation: `${breathe} 2s ease-in-out infinite`,
    '@media': { [when.motion]: { animation: `${turn} 900ms linear infinite` } },
  }),
);
