import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    columnGap: vars.space[32],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const place = style(
  component({
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: `0 ${vars.space[12]}`,
    paddingBlock: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const code = style(
  component({ fontFamily: vars.font.mono, fontSize: vars.fontSize[14], color: vars.color.textMuted }),
);

export const name = style(component({ fontWeight: vars.fontWeight.medium }));

export const link = style(component({ color: vars.color.text, textUnderlineOffset: '0.2em' }));

export const region = style(
  component({
    marginInlineStart: vars.space[8],
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textMuted,
  }),
);

export const state = style(component({ gridColumn: 2, fontSize: vars.fontSize[14], color: vars.color.textMuted }));
