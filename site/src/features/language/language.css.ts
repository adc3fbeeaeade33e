import { vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** Offset by the padding of the first link, to align its text with the content above. */
export const links = style({ display: 'flex', marginInlineStart: `calc(-1 * ${vars.space[8]})` });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[8],
  fontSize: vars.fontSize[14],
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.fontWeight.semibold,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: vars.space[4],
    },
  },
  '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

/** The bar that suggests another language. */
export const suggestion = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[14],
  '@media': { [when.print]: { display: 'none' } },
});

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[16] });
export const suggested = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch });
