import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layers, vars, when } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';

/** Position of the panel before opening. */
const away = createVar();
const come = keyframes({ from: { transform: `translateX(${away})` } });
const dim = keyframes({ from: { backgroundColor: 'transparent' } });

export const panel = style(
  component({
    containerType: 'inline-size',
    position: 'fixed',
    insetBlock: 0,
    insetInline: 'auto 0',
    blockSize: '100%',
    maxBlockSize: 'none',
    maxInlineSize: `calc(100% - ${vars.space[32]})`,
    margin: 0,
    padding: 0,
    border: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    vars: { [away]: '100%' },
    selectors: {
      [rtl]: { vars: { [away]: '-100%' } },
      '&::backdrop': { backgroundColor: vars.color.backdrop },
      // The browser's top layer is above a dialog that was opened from inside.
      '[inert] &, &[inert]': { visibility: 'hidden' },
    },
    '@media': {
      [when.motion]: {
        animation: `${come} ${vars.duration.base} ${vars.easing.out}`,
        selectors: { '&::backdrop': { animation: `${dim} ${vars.duration.base} ${vars.easing.out}` } },
      },
      [when.forcedColors]: { border: '1px solid CanvasText' },
      [when.print]: { display: 'none' },
    },
  }),
);

export const width = styleVariants({
  small: component({ inlineSize: '22.5rem' }),
  medium: component({ inlineSize: '30rem' }),
  large: component({ inlineSize: '45rem' }),
});

// The page below doesn't scroll under the finger. With a mouse its scroll bar stays, so that nothing moves.
globalStyle(`html:has(${panel}:popover-open)`, {
  '@layer': { [layers.components]: { '@media': { '(pointer: coarse)': { overflow: 'hidden' } } } },
});
