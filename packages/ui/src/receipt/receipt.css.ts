import { style } from '@vanilla-extract/css';
import { numeric, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ inlineSize: '100%', borderCollapse: 'collapse' }));

export const caption = style(
  component({
    paddingBlockEnd: vars.space[12],
    fontSize: vars.fontSize[18],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
  }),
);

const cell = style(
  component({
    paddingBlock: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.border}`,
    verticalAlign: 'baseline',
  }),
);
const start = style(component({ textAlign: 'start', overflowWrap: 'anywhere' }));
const figure = style(
  component({ ...numeric, textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: vars.space[16] }),
);
const last = style(
  component({ borderBlockStart: `2px solid ${vars.color.text}`, fontWeight: vars.fontWeight.semibold }),
);

export const label = style([cell, start, component({ fontWeight: vars.fontWeight.regular })]);
export const amount = style([cell, figure]);
export const totalLabel = style([cell, start, last]);
export const totalAmount = style([cell, figure, last]);
export const note = style(component({ color: vars.color.textMuted }));
