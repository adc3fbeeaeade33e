import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, up, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = styleVariants({
  page: component({
    display: 'grid',
    gap: `${vars.space[32]} ${vars.space[24]}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [up.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
  content: component({ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', columnGap: vars.space[48] }),
});

export const title = style(
  component({
    margin: 0,
    marginBlockEnd: vars.space[4],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.regular,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const list = style(component({ margin: 0, padding: 0, listStyle: 'none' }));

export const link = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    color: vars.color.text,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    textDecorationLine: 'none',
    selectors: { '&:focus-visible': focusRing, [`${root.page} &`]: { overflowWrap: 'anywhere' } },
    '@media': {
      [when.hover]: {
        selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: vars.space[4] } },
      },
    },
  }),
);
