import { vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space[16] });

export const who = style({ display: 'grid', minInlineSize: 0 });

export const name = style({ fontWeight: vars.fontWeight.semibold, overflowWrap: 'anywhere' });

export const mail = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14], overflowWrap: 'anywhere' });

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlock: `1px solid ${vars.color.border}`,
});

export const balanceLink = style({ display: 'grid', color: vars.color.text, textDecoration: 'none' });

export const list = style({ display: 'grid' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: vars.size.touch,
  marginInline: `calc(-1 * ${vars.space[8]})`,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [when.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } } } },
});

export const badge = style({
  minInlineSize: vars.space[24],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action,
  color: vars.color.actionText,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.space[24],
  textAlign: 'center',
});
