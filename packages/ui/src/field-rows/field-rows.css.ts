import { style } from '@vanilla-extract/css';
import { numeric, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const rows = style(component({ display: 'grid' }));

export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: `${vars.space[8]} ${vars.space[24]}`,
    paddingBlock: vars.space[16],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    selectors: { '&:first-of-type': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const field = style(component({ flex: '1 1 16rem', maxInlineSize: '26rem' }));
export const aside = style(
  component({ ...numeric, fontSize: vars.fontSize[14], whiteSpace: 'nowrap', paddingBlockStart: vars.space[4] }),
);
