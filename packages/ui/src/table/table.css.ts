import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, focusRing, layers, up, vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';
import { CHECKBOX_WIDTH } from './checkbox-width.ts';

/** The frame scrolls instead of the page. It is focusable, so that it can be scrolled with the keyboard. */
export const frame = style(
  component({
    position: 'relative',
    overflowX: 'auto',
    // It clips anyway. Said like this, a browser doesn't paint the rows anew when something else in the page changes.
    contain: 'paint',
    minInlineSize: 0,
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const table = style(
  component({
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.fontSize[14],
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const caption = style(
  component({
    paddingBlockEnd: vars.space[12],
    textAlign: 'start',
    fontSize: vars.fontSize[18],
    fontWeight: vars.fontWeight.semibold,
  }),
);
/** Without this, a caption is as narrow as its longest word when the table is a block. */
export const cardCaption = style(component({ '@media': { [below.md]: { display: 'block' } } }));
export const hiddenCaption = style(component(visuallyHidden));

// Tablets have room for eight columns, but not for wide gaps between them.
globalStyle(`${table} :is(th, td)`, {
  '@layer': { [layers.components]: { '@media': { [`${up.md} and ${below.lg}`]: { paddingInline: vars.space[8] } } } },
});

/** Column widths are fixed, independent of their content and the frame. */
const fixedLayout = { tableLayout: 'fixed', inlineSize: 0 } as const;
export const fixed = styleVariants({
  rows: component(fixedLayout),
  cards: component({ '@media': { [up.md]: fixedLayout } }),
});
const wrapping = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
globalStyle(`${fixed.rows} :is(th, td)`, { '@layer': { [layers.components]: wrapping } });
// Cards have no columns; fixed widths would break their labels within words.
globalStyle(`${fixed.cards} :is(th, td)`, { '@layer': { [layers.components]: { '@media': { [up.md]: wrapping } } } });

const cellBase = {
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[8] },
    '&:last-child': { paddingInlineEnd: vars.space[8] },
    // Cells of a grid; sticky ones must not cover the focused one.
    '&[tabindex]': { scrollMarginBlockStart: vars.space[48], scrollMarginInlineStart: vars.space[120] },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
} as const;

export const head = style(
  component({
    ...cellBase,
    position: 'relative',
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.text}`,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  }),
);
export const cell = style(
  component({
    ...cellBase,
    fontWeight: 'inherit',
    selectors: {
      ...cellBase.selectors,
      '[data-current] > &:first-child': { boxShadow: `inset 3px 0 ${vars.color.selected}` },
      '[dir="rtl"] [data-current] > &:first-child': { boxShadow: `inset -3px 0 ${vars.color.selected}` },
      // An icon has no baseline: its button would sit above the text of the row, or the text above the button. In all
      // rows, so that those without a button look the same.
      'tbody:has([data-component="icon-button"]) &': { verticalAlign: 'middle' },
    },
  }),
);
export const rowHeader = style(component({ fontWeight: vars.fontWeight.semibold }));
export const end = style(component({ textAlign: 'end', justifyItems: 'end' }));
/** A horizontally scrolling table doesn't squeeze its columns. */
export const sideways = style(
  component({
    '@media': {
      [below.md]: { minInlineSize: '8rem', selectors: { [`&${end}`]: { minInlineSize: 0, whiteSpace: 'nowrap' } } },
    },
  }),
);
/** Placeholders follow the alignment of their cell. */
export const bone = style(component({ selectors: { '&&': { display: 'grid', justifyItems: 'inherit' } } }));
/** Also in columns of a fixed width, where text wraps otherwise. */
export const nowrap = style(
  component({
    selectors: {
      '&&': { whiteSpace: 'nowrap' },
      // The label of a card gives way to its value.
      '&&::before': { whiteSpace: 'normal' },
    },
  }),
);
export const mono = style(component({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' }));

export const row = style(
  component({
    '@media': {
      [when.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } } },
      [when.forcedColors]: {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
    selectors: {
      '&[data-selected]': { backgroundColor: vars.color.selectedSurface },
      '&[data-current]': { backgroundColor: vars.color.surfaceSunken },
    },
  }),
);

/** A row that leads somewhere. */
export const pressable = style(component({ cursor: 'pointer' }));
export const rowLink = style(
  component({
    borderRadius: '2px',
    color: 'inherit',
    textDecorationLine: 'none',
    textUnderlineOffset: '0.22em',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [when.hover]: { selectors: { [`${pressable}:hover &`]: { textDecorationLine: 'underline' } } } },
  }),
);

// In tables only: cards need their space.
globalStyle(`${table}[data-density="compact"] :is(tbody th, tbody td)`, {
  '@layer': {
    [layers.components]: { '@media': { [up.md]: { paddingBlock: vars.space[4], paddingInline: vars.space[8] } } },
  },
});

/** The whole header, so that a row of filters stays below the names. */
export const stickyHead = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: `calc(${vars.zIndex.raised} + 1)`,
    backgroundColor: vars.color.surface,
  }),
);
const stickyColumn = (edge: 'insetInlineStart' | 'insetInlineEnd', offset: string | 0 = 0) =>
  component({
    '@media': {
      [up.md]: {
        position: 'sticky',
        [edge]: offset,
        zIndex: vars.zIndex.raised,
        backgroundColor: vars.color.surface,
        // It covers its row and has the same background.
        selectors: {
          '[data-selected] > &': { backgroundColor: vars.color.selectedSurface },
        },
      },
      [`${up.md} and ${when.hover}`]: {
        selectors: { [`${row}:hover > &`]: { backgroundColor: 'inherit' } },
      },
    },
  });
export const sticky = styleVariants({
  first: stickyColumn('insetInlineStart'),
  /** The column of checkboxes. */
  box: component({ minInlineSize: `${CHECKBOX_WIDTH}px` }),
  /** Next to the column of checkboxes, which has this width. */
  second: stickyColumn('insetInlineStart', `${CHECKBOX_WIDTH}px`),
  last: stickyColumn('insetInlineEnd'),
});

export const sort = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    // A 24 px target that doesn't increase the row height.
    minBlockSize: '24px',
    marginBlock: '-4px',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': focusRing,
      '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text },
    },
    '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  }),
);

/** Not squeezed by a long name. */
export const arrows = style(component({ flexShrink: 0 }));

/** Below 768 px, a row is a card and a cell a line, with label and value at opposite ends. */
export const cards = style(component({ '@media': { [below.md]: { display: 'block' } } }));
export const cardBody = style(component({ '@media': { [below.md]: { display: 'block' } } }));
/** Only interactive header cells remain: sorting and selecting all. */
export const cardHead = style(component({ '@media': { [below.md]: { position: 'static', display: 'block' } } }));
export const cardHeadRow = style(
  component({
    '@media': {
      [below.md]: {
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space[16],
        selectors: { '&:has(:is(a, button, input))': { paddingBlockEnd: vars.space[8] } },
      },
    },
  }),
);
export const cardHeadCell = styleVariants({
  hidden: component({ '@media': { [below.md]: visuallyHidden } }),
  shown: component({
    '@media': {
      [below.md]: {
        position: 'static',
        paddingInline: 0,
        border: 0,
        selectors: {
          '&:first-child, &:last-child': { paddingInline: 0 },
          // A word without its column.
          '&:not(:has(:is(a, button, input)))': visuallyHidden,
        },
      },
    },
  }),
});
export const cardRow = style(
  component({
    '@media': {
      [below.md]: {
        position: 'relative',
        display: 'block',
        padding: vars.space[16],
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.medium,
        backgroundColor: vars.color.surfaceRaised,
        selectors: { '& + &': { marginBlockStart: vars.space[12] } },
      },
    },
  }),
);
export const cardCell = style(
  component({
    '@media': {
      [below.md]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: vars.space[16],
        padding: `${vars.space[4]} 0`,
        border: 0,
        textAlign: 'end',
        justifyItems: 'end',
        selectors: {
          '&::before': {
            content: 'attr(data-label)',
            color: vars.color.textMuted,
            fontFamily: vars.font.text,
            fontWeight: vars.fontWeight.regular,
            textAlign: 'start',
          },
          '&:first-child, &:last-child': { paddingInline: 0 },
          // The checkbox is in the corner, beside the title.
          '&:has(> label > [type="checkbox"])': {
            position: 'absolute',
            insetBlockStart: vars.space[16],
            insetInlineEnd: vars.space[16],
            minInlineSize: 0,
            padding: 0,
          },
          '&:has(> label > [type="checkbox"])::before': { display: 'none' },
          ':has(> td > label > [type="checkbox"]) > &[scope="row"]': { paddingInlineEnd: vars.space[40] },
          // The card's title needs no label.
          '&[scope="row"]': { fontSize: vars.fontSize[16], textAlign: 'start' },
          '&[scope="row"]::before': { display: 'none' },
          '&:empty, &:has(> [dir]:only-child:empty)': { display: 'none' },
          // Without a label there's no opposite end. Also the skeleton of the title.
          '&:not([data-label])': { justifyItems: 'start', textAlign: 'start' },
          '&:not([data-label])::before': { display: 'none' },
        },
      },
    },
  }),
);
/** Cards of a few lines: values without their labels, side by side. */
export const compactRow = style(
  component({
    '@media': {
      [below.md]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: vars.space[12],
        padding: vars.space[12],
        selectors: { '& + &': { marginBlockStart: vars.space[8] } },
      },
    },
  }),
);
export const compactCell = style(
  component({
    '@media': {
      [below.md]: {
        textAlign: 'start',
        justifyItems: 'start',
        selectors: {
          '&[scope="row"]': { flexBasis: '100%' },
          '&:not([scope="row"])': { fontSize: vars.fontSize[14] },
          '&::before': { display: 'none' },
          // With its label in the corner, beside the title.
          '&:has([type="checkbox"])': {
            position: 'absolute',
            insetBlockStart: vars.space[12],
            insetInlineEnd: vars.space[12],
            gap: vars.space[4],
            padding: 0,
          },
          '&:has([type="checkbox"])::before': { display: 'block' },
          ':has(> td [type="checkbox"]) > &[scope="row"]': { paddingInlineEnd: '92px' },
        },
      },
    },
  }),
);
/** Figures in a line of their own, with their label: "Price per month". The button of the card is at its end. */
export const compactEnd = style(
  component({
    '@media': {
      [below.md]: {
        flexBasis: '100%',
        justifyContent: 'flex-start',
        gap: vars.space[8],
        minBlockSize: '36px',
        paddingInlineEnd: '112px',
        selectors: {
          '&:last-child': { paddingInlineEnd: '112px' },
          '&::before': { display: 'block' },
          '&:not([data-label])': {
            position: 'absolute',
            insetBlockEnd: vars.space[12],
            insetInlineEnd: vars.space[12],
            padding: 0,
          },
        },
      },
    },
  }),
);
/** Fields below the names of the columns. On phones, they are stacked above the cards. */
export const filter = style(
  component({
    padding: `${vars.space[8]} ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    verticalAlign: 'top',
    textAlign: 'start',
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[8] },
      '&:last-child': { paddingInlineEnd: vars.space[8] },
    },
  }),
);
export const cardFilters = style(
  component({
    '@media': { [below.md]: { display: 'grid', gap: vars.space[12], paddingBlockEnd: vars.space[16] } },
  }),
);
export const cardFilter = style(
  component({
    '@media': {
      [below.md]: {
        padding: 0,
        border: 0,
        selectors: { '&:first-child, &:last-child': { paddingInline: 0 }, '&:empty': { display: 'none' } },
      },
    },
  }),
);
export const empty = style(component({ padding: `${vars.space[24]} 0`, color: vars.color.textMuted }));
/** Omitted rows. */
export const gap = style(component({ padding: 0 }));
