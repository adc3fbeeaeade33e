import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({ display: 'grid', gap: vars.space[32], margin: 0, paddingInlineStart: vars.space[24] }),
);

export const step = style(
  component({
    fontWeight: vars.fontWeight.semibold,
    minInlineSize: 0,
    '::marker': { color: vars.color.textMuted },
  }),
);

export const body = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
    justifyItems: 'start',
    marginBlockStart: vars.space[8],
    minInlineSize: 0,
    fontWeight: vars.fontWeight.regular,
  }),
);
