import { style } from '@vanilla-extract/css';
import { focusRing, up, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'grid',
    gap: vars.space[40],
    '@media': { [up.lg]: { gridTemplateColumns: '1fr 2fr', gap: vars.space[48] } },
  }),
);

export const title = style(
  component({
    margin: 0,
    paddingBlockEnd: vars.space[12],
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.semibold,
  }),
);

export const list = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    columnGap: vars.space[32],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const link = style(
  component({
    display: 'grid',
    alignContent: 'center',
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.border}`,
    color: vars.color.text,
    textDecorationLine: 'none',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const label = style(
  component({
    fontWeight: vars.fontWeight.medium,
    '@media': { [when.hover]: { selectors: { [`${link}:hover &`]: { textDecorationLine: 'underline' } } } },
  }),
);

export const text = style(
  component({ fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug, color: vars.color.textMuted }),
);
