import { keyframes, style } from '@vanilla-extract/css';
import { below, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const dim = keyframes({ from: { backgroundColor: 'transparent' } });
const undim = keyframes({ to: { backgroundColor: 'transparent' } });

/** The backdrop contains the panel, so that a single element is isolated. */
export const backdrop = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.dialog,
    display: 'flex',
    backgroundColor: vars.color.backdrop,
    overflow: 'hidden',
    // Touches must not scroll the page below, but may pinch.
    touchAction: 'pinch-zoom',
    // Doesn't block clicks during the exit animation.
    selectors: { '&[data-state="closed"]': { pointerEvents: 'none' } },
    '@media': {
      [when.motion]: {
        animation: `${dim} ${vars.duration.base} ${vars.easing.out}`,
        selectors: {
          '&[data-state="closed"]': { animation: `${undim} ${vars.duration.base} ${vars.easing.out} forwards` },
        },
      },
      [when.forcedColors]: { backgroundColor: 'transparent' },
      [when.print]: { display: 'none' },
    },
  }),
);

/** The surface of a dialog's header, body and footer. It scrolls; header and footer are sticky. */
export const panel = style(
  component({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const header = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.zIndex.raised,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[16],
    flexShrink: 0,
    paddingBlock: vars.space[16],
    paddingInline: vars.space[24],
    backgroundColor: vars.color.surfaceRaised,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': { [below.sm]: { paddingInline: vars.space[16] } },
  }),
);

export const title = style(
  component({
    fontSize: vars.fontSize[22],
    lineHeight: vars.lineHeight.snug,
    fontWeight: vars.fontWeight.semibold,
    margin: 0,
    paddingBlockStart: vars.space[4],
    overflowWrap: 'anywhere',
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const description = style(
  component({
    margin: 0,
    marginBlockStart: vars.space[4],
    color: vars.color.textMuted,
  }),
);

export const body = style(
  component({
    flexGrow: 1,
    padding: vars.space[24],
    '@media': { [below.sm]: { paddingInline: vars.space[16] } },
  }),
);

export const footer = style(
  component({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.zIndex.raised,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    flexShrink: 0,
    paddingBlockStart: vars.space[16],
    paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
    paddingInline: vars.space[24],
    backgroundColor: vars.color.surfaceRaised,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': { [below.sm]: { paddingInline: vars.space[16] } },
  }),
);
