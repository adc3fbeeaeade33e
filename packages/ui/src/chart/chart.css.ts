import { style } from '@vanilla-extract/css';
import { focusRing, numeric, vars, when } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';

const name = 'hoster-chart';
const narrow = `${name} (max-width: 480px)`;

export const root = style(
  component({
    containerType: 'inline-size',
    containerName: name,
    minInlineSize: 0,
    margin: 0,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    ...numeric,
    breakInside: 'avoid',
  }),
);

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[24]}`,
    marginBlockEnd: vars.space[16],
  }),
);

export const legend = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[20]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const entry = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space[8], overflowWrap: 'anywhere' }),
);
export const swatch = style(component({ flexShrink: 0, overflow: 'visible' }));
export const value = style(component({ fontWeight: vars.fontWeight.semibold, whiteSpace: 'nowrap' }));
/** The selected place in words. Keeps its line while nothing is selected. */
export const place = style(component({ minBlockSize: '1lh', color: vars.color.textMuted }));

export const frame = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[8] }),
);
export const unit = style(
  component({
    gridColumn: '1 / -1',
    marginBlockEnd: vars.space[12],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
  }),
);

/** Labels without a height of their own, so that they're centred at their lines. */
export const axisY = style(
  component({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
  }),
);
export const tickY = style(component({ display: 'flex', alignItems: 'center', blockSize: 0, whiteSpace: 'nowrap' }));

export const plot = style(
  component({
    position: 'relative',
    blockSize: '14rem',
    cursor: 'crosshair',
    // A finger reads values sideways and still scrolls the page.
    touchAction: 'pan-y',
    selectors: { '&:focus-visible': { ...focusRing, borderRadius: vars.radius.small } },
    '@container': { [narrow]: { blockSize: '11rem' } },
  }),
);
export const drawing = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    // Time follows the text direction.
    selectors: { [rtl]: { transform: 'scaleX(-1)' } },
  }),
);
export const grid = style(component({ stroke: vars.color.border, strokeWidth: 1 }));
export const zero = style(component({ stroke: vars.color.borderStrong, strokeWidth: 1 }));
export const cursor = style(
  component({ stroke: vars.color.text, strokeWidth: 1, '@media': { [when.print]: { display: 'none' } } }),
);
export const band = style(
  component({ fill: vars.color.surfaceSunken, '@media': { [when.print]: { display: 'none' } } }),
);

export const axisX = style(
  component({
    gridColumn: 2,
    marginBlockStart: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
  }),
);
export const times = style(component({ display: 'flex', justifyContent: 'space-between' }));
/** Without a width of its own, so that it's centred at its place; the outer ones stay inside. */
export const time = style(
  component({
    display: 'flex',
    justifyContent: 'center',
    inlineSize: 0,
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { justifyContent: 'flex-start' },
      '&:last-child': { justifyContent: 'flex-end' },
      '&:only-child': { justifyContent: 'center', marginInline: 'auto' },
    },
    '@container': { [narrow]: { selectors: { '&:nth-child(even)': { display: 'none' } } } },
  }),
);
export const categories = style(
  component({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
);
export const category = style(
  component({
    display: 'flex',
    justifyContent: 'center',
    minInlineSize: 0,
    whiteSpace: 'nowrap',
    // Where there are many, every second one has room.
    selectors: { '[data-density="many"] > &:nth-child(even)': { visibility: 'hidden' } },
    '@container': { [narrow]: { selectors: { '[data-density] > &:nth-child(even)': { visibility: 'hidden' } } } },
  }),
);

/** Lines differ by dashes and by the shape of their marks, not by colour alone. */
const line = { fill: 'none', strokeWidth: 1.75, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
export const lines = [
  style(component({ ...line, stroke: vars.color.text })),
  style(component({ ...line, stroke: vars.color.info, strokeDasharray: '7 4' })),
  style(component({ ...line, stroke: vars.color.danger, strokeDasharray: '1 5' })),
  style(component({ ...line, stroke: vars.color.success, strokeDasharray: '9 4 1 4' })),
];
const mark = { stroke: vars.color.surface, strokeWidth: 1 } as const;
export const marks = [
  style(component({ ...mark, fill: vars.color.text })),
  style(component({ ...mark, fill: vars.color.info })),
  style(component({ ...mark, fill: vars.color.danger })),
  style(component({ ...mark, fill: vars.color.success })),
];

/** Bars differ by their fill: full, hatched, dotted, empty. */
export const solid = style(
  component({
    fill: vars.color.dataMark,
    stroke: vars.color.dataMark,
    strokeWidth: 1,
  }),
);
export const outlined = style(component({ stroke: vars.color.text, strokeWidth: 1 }));
export const ink = style(component({ fill: 'none', stroke: vars.color.text, strokeWidth: 1.5 }));
export const dot = style(component({ fill: vars.color.text }));
export const ground = style(component({ fill: vars.color.surfaceRaised }));

export const details = style(component({ marginBlockStart: vars.space[12] }));
export const summary = style(
  component({
    inlineSize: 'fit-content',
    paddingBlock: vars.space[4],
    color: vars.color.link,
    cursor: 'pointer',
    borderRadius: '2px',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      '(pointer: coarse)': { paddingBlock: vars.space[12] },
      [when.print]: { selectors: { 'details:not([open]) > &': { display: 'none' } } },
    },
  }),
);
export const tableBox = style(
  component({
    marginBlockStart: vars.space[8],
    maxBlockSize: '20rem',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.small,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [when.print]: { maxBlockSize: 'none', overflow: 'visible' } },
  }),
);
export const table = style(component({ inlineSize: '100%', borderCollapse: 'collapse' }));
const cell = {
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.regular,
} as const;
export const figure = style(component(cell));
export const rowHead = style(component({ ...cell, textAlign: 'start' }));
const columnHeads = {
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  backgroundColor: vars.color.surfaceSunken,
  fontWeight: vars.fontWeight.medium,
  '@media': { [when.print]: { position: 'static' } },
} as const;
export const columnHead = style(component(columnHeads));
export const firstHead = style(component({ ...columnHeads, textAlign: 'start' }));
