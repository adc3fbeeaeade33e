import { vars, when } from '@hoster/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const root = style({
  position: 'fixed',
  insetBlockEnd: vars.space[16],
  insetInlineStart: vars.space[16],
  zIndex: vars.zIndex.sticky,
  '@media': {
    [when.motion]: { animation: `${appear} ${vars.duration.base} ${vars.easing.out}` },
    [when.print]: { display: 'none' },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[16],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
});

export const icon = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' });
