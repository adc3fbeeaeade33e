import { keyframes, style } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Wraps trigger and popup without affecting the layout. Its own width in a stack or a grid, too, which would stretch it. */
export const root = style(
  component({ display: 'inline-flex', alignItems: 'center', inlineSize: 'fit-content', maxInlineSize: '100%' }),
);

/** In the top layer through the popover attribute, without its default centring. */
export const surface = style(
  component({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    zIndex: vars.zIndex.popover,
    inlineSize: 'max-content',
    // Window width without the scrollbar, which vw includes.
    maxInlineSize: `calc(100% - ${vars.space[16]})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    textAlign: 'start',
    // The browser's top layer is above a dialog that was opened from inside.
    selectors: { '[inert] &, &[inert]': { visibility: 'hidden' } },
    '@media': {
      [when.motion]: { animation: `${appear} ${vars.duration.fast} ${vars.easing.out}` },
      [when.print]: { display: 'none' },
    },
  }),
);
