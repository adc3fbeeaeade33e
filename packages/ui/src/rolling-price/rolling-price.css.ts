import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layers, vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const below = { opacity: 0, transform: 'translateY(0.6em)' };
const above = { opacity: 0, transform: 'translateY(-0.6em)' };

/** An animation restarts only with a different name, so even and odd changes have their own. */
const names = {
  'up 0': keyframes({ from: below }),
  'up 1': keyframes({ from: below }),
  'down 0': keyframes({ from: above }),
  'down 1': keyframes({ from: above }),
};

export const root = style({});
export const spoken = style(component(visuallyHidden));

/** Only changes are animated, not the initial price. */
for (const [turn, name] of Object.entries(names)) {
  globalStyle(`${root}[data-rolled="${turn}"] > [data-part="amount"]`, {
    '@layer': {
      [layers.components]: {
        // Inline elements can't be transformed.
        display: 'inline-block',
        '@media': { [when.motion]: { animation: `${name} ${vars.duration.base} ${vars.easing.out}` } },
      },
    },
  });
}
