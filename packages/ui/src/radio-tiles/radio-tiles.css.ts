import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, layers, numeric, up, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';
import { selectable } from './selectable.css.ts';

export const group = style({});
/** Shown with CSS alone, so that it works without JavaScript. */
export const revealed = style(
  component({
    paddingBlockStart: vars.space[16],
    selectors: { [`${group}:not(:has([data-reveals] :checked)) &`]: { display: 'none' } },
  }),
);

export const list = styleVariants({
  grid: component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[8],
    '@media': { [up.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
  wide: component({
    display: 'grid',
    gap: vars.space[8],
    '@media': { [up.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
  inline: component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }),
});

export const tile = style([
  selectable,
  component({
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    padding: `${vars.space[8]} ${vars.space[12]}`,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    selectors: { '&[data-conflict]': { borderStyle: 'dashed', color: vars.color.textMuted } },
    '@media': {
      // The last of an odd number that can be chosen, and one with a reason to read, span the row on phones.
      [below.md]: {
        selectors: {
          [`${list.grid} > &:is(:nth-child(odd):not(:has(+ * :enabled)), :has(:disabled))`]: { gridColumn: '1 / -1' },
        },
      },
    },
  }),
]);

export const line = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[8]}`,
    minInlineSize: 0,
  }),
);

export const title = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'break-word',
    selectors: { [`${tile}:has(:checked) &`]: { fontWeight: vars.fontWeight.semibold } },
  }),
);

export const price = style(component({ ...numeric, fontSize: vars.fontSize[12], whiteSpace: 'nowrap' }));

export const description = style(
  component({
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight.snug,
    color: vars.color.textMuted,
    overflowWrap: 'break-word',
  }),
);

export const rows = style(
  component({
    display: 'grid',
    '@media': { [up.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[32] } },
  }),
);

export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Tiles that don't fit beside the label wrap below it, from the start of the line.
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[8]}`,
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const label = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
  }),
);
globalStyle(`:is(${title}, ${label}) > svg`, { '@layer': { [layers.components]: { flexShrink: 0 } } });

export const rowTiles = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minInlineSize: 0 }));
export const rowDescription = style([description, component({ flexBasis: '100%' })]);

export const collapsed = style(component({ alignSelf: 'start', '@media': { [up.lg]: { gridColumn: '1 / -1' } } }));
export const count = style(
  component({
    whiteSpace: 'nowrap',
    marginInlineStart: 'auto',
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textMuted,
  }),
);
