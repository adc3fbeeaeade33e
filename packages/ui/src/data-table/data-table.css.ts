import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, layers, up, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 }),
);
export const height = styleVariants({
  content: {},
  fill: component({ blockSize: '100%', minBlockSize: 0 }),
  // Room for what is above, so that the lower edge of the frame is in sight with the header.
  screen: component({ maxBlockSize: '100dvh' }),
});
// Twice, because bundlers that split styles may load those of Table later.
export const frame = style(
  component({ selectors: { '&&': { flex: '0 1 auto', minBlockSize: '8rem', overflow: 'auto' } } }),
);

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 } as const;
export const toolbar = style(component(row));
export const toolbarEnd = style(component({ ...row, marginInlineStart: 'auto' }));
export const form = style(
  component({ ...row, selectors: { '&:not(:has(> :not([type="hidden"])))': { display: 'none' } } }),
);
export const result = style(
  component({
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const noMatches = style(component({ ...row, gap: vars.space[16] }));

/** Only phones hide the filters. */
export const filtersButton = style(
  component({ '@media': { [up.md]: { display: 'none' }, '(scripting: none)': { display: 'none' } } }),
);
/** Applying is automatic otherwise. */
export const noScript = style(component({ '@media': { '(scripting: enabled)': { display: 'none' } } }));
globalStyle(`${root}:not([data-filters]) [data-part="filters"]`, {
  '@layer': { [layers.components]: { '@media': { [`${below.md} and (scripting: enabled)`]: { display: 'none' } } } },
});

/** A wide column doesn't need a wide field, and a narrow field can't be read. */
globalStyle(`${root} [data-part="filters"] > td > *`, {
  '@layer': { [layers.components]: { '@media': { [up.md]: { minInlineSize: '9rem', maxInlineSize: '16rem' } } } },
});

// Room for a word more.
globalStyle(`${root} [data-part="filters"] select`, {
  '@layer': { [layers.components]: { '@media': { [up.md]: { paddingInlineEnd: vars.space[32] } } } },
});

// The name of the column above says what it searches.
globalStyle(`${root} [data-part="filters"] [data-part="leading"]`, {
  '@layer': { [layers.components]: { '@media': { [up.md]: { display: 'none' } } } },
});

/** Above the rows, at the lower edge of the window. */
export const bulkBar = style(
  component({
    ...row,
    position: 'sticky',
    insetBlockEnd: `calc(${vars.space[12]} + var(--hoster-bottom-bar, 0px))`,
    zIndex: vars.zIndex.sticky,
    padding: `${vars.space[8]} ${vars.space[12]}`,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
  }),
);
export const selected = style(component({ fontWeight: vars.fontWeight.medium, fontVariantNumeric: 'tabular-nums' }));
export const bulkActions = style(component({ ...row, marginInlineStart: 'auto' }));
// The bar must not cover what has the focus.
globalStyle(`${root}:has([data-part="bulk-bar"]) tbody :is(a, button, input)`, {
  '@layer': { [layers.components]: { scrollMarginBlockEnd: vars.space[96] } },
});
