import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export { hidden as spoken } from '../layers/hidden.css.ts';

export const body = style(
  component({
    display: 'grid',
    // Not wider than the dialog for a word that is.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    paddingBlock: vars.space[24],
    paddingInline: vars.space[24],
  }),
);

export const extra = style(component({ marginBlockStart: vars.space[8] }));

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[12],
    marginBlockStart: vars.space[16],
  }),
);
