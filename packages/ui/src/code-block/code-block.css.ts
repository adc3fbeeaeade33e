import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    position: 'relative',
    margin: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceSunken,
    minInlineSize: 0,
  }),
);
export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    minBlockSize: '40px',
    paddingInline: `${vars.space[16]} ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
  }),
);
export const caption = style(
  component({ fontWeight: vars.fontWeight.medium, color: vars.color.text, overflowWrap: 'anywhere' }),
);
export const note = style(
  component({
    marginInlineStart: vars.space[8],
    paddingInlineStart: vars.space[8],
    borderInlineStart: `1px solid ${vars.color.borderStrong}`,
  }),
);
export const code = style(
  component({
    margin: 0,
    padding: vars.space[16],
    overflowX: 'auto',
    // Code is written from left to right in every language.
    direction: 'ltr',
    textAlign: 'left',
    fontFamily: vars.font.mono,
    fontVariantLigatures: 'none',
    fontSize: vars.fontSize[14],
    lineHeight: 1.55,
    tabSize: 2,
    borderRadius: `0 0 ${vars.radius.medium} ${vars.radius.medium}`,
    selectors: { '&:focus-visible': focusRing },
  }),
);
