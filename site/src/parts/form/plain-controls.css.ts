import { vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** A native field for parts that every page loads: the library's field would add script to each first visit. */
export const field = style({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
});

/** A button or link beside such a field. */
export const action = style({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[16],
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.action,
  color: vars.color.actionText,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': {
    [when.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.actionHover } } },
    [when.forcedColors]: { borderColor: 'ButtonBorder' },
  },
});
