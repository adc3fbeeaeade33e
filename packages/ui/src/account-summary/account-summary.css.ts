import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const root = { display: 'grid', gap: vars.space[16] } as const;
export const roots = styleVariants({
  panel: component(root),
  popup: component({ ...root, inlineSize: '17rem', maxInlineSize: '100%', padding: vars.space[12] }),
});

export const who = style(component({ display: 'grid', minInlineSize: 0 }));

export const name = style(component({ fontWeight: vars.fontWeight.semibold, overflowWrap: 'anywhere' }));

export const detail = style(
  component({ color: vars.color.textMuted, fontSize: vars.fontSize[14], overflowWrap: 'anywhere' }),
);

export const balance = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    borderBlock: `1px solid ${vars.color.border}`,
  }),
);

export const balanceLink = style(
  component({
    display: 'grid',
    color: vars.color.text,
    textDecorationLine: 'none',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const list = style(component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

export const link = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    minBlockSize: vars.size.touch,
    marginInline: `calc(-1 * ${vars.space[8]})`,
    paddingInline: vars.space[8],
    borderRadius: vars.radius.small,
    color: vars.color.text,
    textDecorationLine: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [when.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } } } },
  }),
);

export const count = style(
  component({
    whiteSpace: 'nowrap',
    minInlineSize: vars.space[24],
    paddingInline: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.action,
    color: vars.color.actionText,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.space[24],
    textAlign: 'center',
  }),
);
