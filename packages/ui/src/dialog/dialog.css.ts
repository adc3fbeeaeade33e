import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fall = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });

export const panel = style(
  component({
    margin: 'auto',
    maxInlineSize: `calc(100% - ${vars.space[32]})`,
    maxBlockSize: `calc(100% - ${vars.space[32]})`,
    borderRadius: vars.radius.large,
    '@media': {
      [when.motion]: {
        animation: `${rise} ${vars.duration.base} ${vars.easing.out}`,
        selectors: {
          '&[data-state="closed"]': { animation: `${fall} ${vars.duration.base} ${vars.easing.out} forwards` },
        },
      },
    },
  }),
);

export const width = styleVariants({
  small: component({ inlineSize: '26rem' }),
  medium: component({ inlineSize: '35rem' }),
  large: component({ inlineSize: '50rem' }),
});
