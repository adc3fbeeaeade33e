import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';

export const menu = style(component({ minInlineSize: '12rem', selectors: { '&:focus': { outline: 'none' } } }));

/** Holds the open levels without a box of its own. */
export const levels = style(component({ display: 'contents' }));

export const group = style(
  component({
    padding: vars.space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const heading = style(
  component({
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
  }),
);

const base = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: '40px',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover, &:focus': { backgroundColor: vars.color.surfaceSunken, outline: 'none' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[aria-expanded="true"]': { backgroundColor: vars.color.surfaceSunken },
      '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.size.touch },
    },
  }),
);

export const item = styleVariants({
  neutral: [base, component({ color: vars.color.text })],
  danger: [base, component({ color: vars.color.danger })],
});

export const icon = style(component({ display: 'inline-flex', color: vars.color.textMuted }));

export const mark = style(component({ inlineSize: '1em', textAlign: 'center' }));

export const label = style(
  component({
    flexGrow: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      // Below the others, where some items have an icon of 16 px.
      [`[role="menu"]:has(${icon}) [data-part="item"]:not(:has(${icon}, ${mark})) > &`]: {
        paddingInlineStart: `calc(16px + ${vars.space[12]})`,
      },
    },
  }),
);

export const reason = style(component({ display: 'block', fontSize: vars.fontSize[12] }));

export const aside = style(component({ color: vars.color.textMuted, fontFamily: vars.font.mono }));

/** Points in the direction in which the submenu opens. */
export const into = style(
  component({
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: { [rtl]: { transform: 'scaleX(-1)' } },
  }),
);
