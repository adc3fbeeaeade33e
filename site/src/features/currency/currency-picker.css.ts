import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[8] });

export const label = style({ fontSize: vars.fontSize[14], color: vars.color.textMuted });

export const select = style({
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
});
