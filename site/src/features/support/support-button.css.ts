import { focusRing, vars, when } from '@hoster/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { beside } from './beside.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Takes up no space: the footer starts with enough free space. */
export const place = style({
  position: 'relative',
  zIndex: vars.zIndex.sticky,
  '@media': { [when.print]: { display: 'none' } },
});

export const root = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineEnd: vars.space[16],
  display: 'flex',
  gap: vars.space[8],
  '@media': {
    [when.motion]: { animation: `${appear} ${vars.duration.base} ${vars.easing.out}` },
    [beside]: {
      position: 'fixed',
      insetBlock: `auto ${vars.space[16]}`,
      flexDirection: 'column-reverse',
    },
  },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [beside]: { paddingInline: 0 } },
});

/** Beside the content, only the icon shows; its text appears on hover or focus. */
export const label = style({
  '@media': {
    [beside]: {
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${vars.space[8]})`,
      padding: `${vars.space[4]} ${vars.space[8]}`,
      borderRadius: vars.radius.small,
      backgroundColor: vars.color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      whiteSpace: 'nowrap',
      opacity: 0,
      pointerEvents: 'none',
      selectors: { ':is(:hover, :focus-visible) > &': { opacity: 1 } },
    },
  },
});

export const close = style([button, { paddingInline: 0 }]);
