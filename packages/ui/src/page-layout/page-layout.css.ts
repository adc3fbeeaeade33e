import { style } from '@vanilla-extract/css';
import { up, vars } from '../theme/index.ts';
import { layout } from '../theme/rules.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;

export const root = style(
  layout({
    ...column,
    gap: vars.space[16],
    paddingBlock: `${vars.space[24]} ${vars.space[32]}`,
    '@media': { [up.md]: { gap: vars.space[32], paddingBlock: `${vars.space[40]} ${vars.space[64]}` } },
  }),
);
export const header = style(layout({ ...column, gap: vars.space[16], '@media': { [up.md]: { gap: vars.space[24] } } }));

export const columns = style(
  layout({
    ...column,
    gap: vars.space[24],
    '@media': { [up.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[40], alignItems: 'start' } },
  }),
);

export const content = style(layout({ ...column, gap: vars.space[24] }));

export const aside = style(
  layout({
    minInlineSize: 0,
    '@media': {
      [up.lg]: {
        position: 'sticky',
        insetBlockStart: vars.space[96],
        // Scrolls by itself if it is longer than the window.
        maxBlockSize: `calc(100vh - ${vars.space[120]})`,
        overflowY: 'auto',
      },
    },
  }),
);
