import { focusRing, numeric, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[4],
  margin: 0,
  listStyle: 'none',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  flexWrap: 'wrap',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
});

export const period = style({
  ...numeric,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  flex: '1 1 auto',
  justifyContent: 'center',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
  color: vars.color.text,
  textDecorationLine: 'none',
  selectors: {
    '&[aria-current]': {
      background: vars.color.surfaceRaised,
      fontWeight: vars.fontWeight.semibold,
      boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const discount = style({ color: vars.color.success, fontWeight: vars.fontWeight.medium });
