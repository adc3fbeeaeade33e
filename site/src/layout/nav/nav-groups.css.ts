import { vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({
  marginBlockEnd: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  '@media': {
    [when.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space[4] } } },
  },
});
