import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, vars, when } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';
import { handle, lowerEdge } from './sheet.ts';

/** Position of the panel before opening and after closing. */
export const away = createVar();
const come = keyframes({ from: { transform: away } });
const go = keyframes({ to: { transform: away } });
const move = `${vars.duration.base} ${vars.easing.out}`;

export const panel = style(
  component({
    blockSize: '100%',
    maxInlineSize: `calc(100% - ${vars.space[32]})`,
    // Dragged sideways, up, or, as a sheet, down; its content still scrolls.
    touchAction: 'pan-y pinch-zoom',
    '@media': {
      [when.motion]: {
        animation: `${come} ${move}`,
        transition: `margin ${move}`,
        selectors: { '&[data-state="closed"]': { animationName: go, animationFillMode: 'forwards' } },
      },
    },
  }),
);

/** Makes room for a nested side dialog, so that both are visible. */
const COVERED = ':is([data-covered="side-dialog"], [data-covered="snap-sheet"]) > &';

/** Transforms have no logical directions, so set them explicitly. */
const left = { [away]: 'translateX(-100%)' };
const right = { [away]: 'translateX(100%)' };

/** `start` and `end` follow the writing direction. */
export const side = styleVariants({
  end: component({
    marginInlineStart: 'auto',
    vars: right,
    selectors: { [COVERED]: { marginInlineEnd: vars.space[32] }, [rtl]: { vars: left } },
  }),
  start: component({
    marginInlineEnd: 'auto',
    vars: left,
    selectors: { [COVERED]: { marginInlineStart: vars.space[32] }, [rtl]: { vars: right } },
  }),
  top: component({
    inlineSize: '100%',
    maxInlineSize: '100%',
    blockSize: 'auto',
    maxBlockSize: `calc(100% - ${vars.space[32]})`,
    marginBlockEnd: 'auto',
    borderEndStartRadius: vars.radius.large,
    borderEndEndRadius: vars.radius.large,
    vars: { [away]: 'translateY(-100%)' },
    selectors: { [COVERED]: { marginInline: vars.space[8] } },
  }),
});

export const width = styleVariants({
  small: component({ inlineSize: '22.5rem' }),
  medium: component({ inlineSize: '30rem' }),
  large: component({ inlineSize: '45rem' }),
});

/** Slides up from the bottom on phones, within reach of the thumb. */
export const sheet = style(
  component({
    '@media': {
      [below.sm]: {
        ...lowerEdge,
        marginInline: 0,
        selectors: {
          '&&': { vars: { [away]: 'translateY(100%)' } },
          '&::before': handle,
          [COVERED]: { marginInline: vars.space[8] },
        },
      },
    },
  }),
);
