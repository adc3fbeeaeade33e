import { style } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ display: 'grid', gap: vars.space[8], minInlineSize: 0 }));

export const above = style(component({ fontSize: vars.fontSize[14], '@media': { [when.print]: { display: 'none' } } }));

/** The actions go below the title where both have no room beside each other. */
export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${vars.space[12]} ${vars.space[24]}`,
  }),
);

export const words = style(component({ flexGrow: 1, flexBasis: '16rem', minInlineSize: 0 }));

export const line = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[4]} ${vars.space[12]}` }),
);

export const title = style(
  component({
    minInlineSize: 0,
    margin: 0,
    fontSize: vars.fontSize[28],
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: vars.tracking.tight,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

/** The title of a record beside a list, or of a part of a page. */
export const lower = style(component({ fontSize: vars.fontSize[22] }));

export const description = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    marginBlockStart: vars.space[4],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    '@media': { [when.print]: { display: 'none' } },
  }),
);

export const below = style(component({ minInlineSize: 0, marginBlockStart: vars.space[8] }));
