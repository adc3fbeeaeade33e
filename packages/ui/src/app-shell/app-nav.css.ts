import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { colorTransition, focusRing, numeric, vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';
import { barHeight, columnFrom, wideFrom } from './measures.ts';

const focused = { ...focusRing, outlineOffset: '-2px' } as const;

export const root = style(component({ minInlineSize: 0 }));

/** Width of the column of icons above short names. */
const narrow = '6rem';

export const variant = styleVariants({
  column: component({
    display: 'none',
    '@container': {
      [columnFrom]: {
        display: 'block',
        flexShrink: 0,
        inlineSize: narrow,
        borderInlineEnd: `1px solid ${vars.color.border}`,
      },
      [wideFrom]: { selectors: { '&:not(:has([data-part="narrow"]:checked))': { inlineSize: '14rem' } } },
    },
    // Conditions on the width come later.
    '@media': { [when.print]: { selectors: { '&&': { display: 'none' } } } },
  }),
  panel: component({ display: 'block' }),
});

export const inner = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    selectors: {
      [`${variant.column} > &`]: {
        position: 'sticky',
        insetBlockStart: barHeight,
        maxBlockSize: `calc(100dvh - ${barHeight})`,
        minBlockSize: `min(100%, calc(100dvh - ${barHeight}))`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        paddingBlock: vars.space[8],
        paddingInline: vars.space[4],
      },
    },
    '@container': {
      [wideFrom]: {
        selectors: {
          [`${variant.column}:not(:has([data-part="narrow"]:checked)) > &`]: { padding: vars.space[12] },
        },
      },
    },
  }),
);

export const list = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' }),
);

/** The rule between groups stands for their names where these have no room. */
export const group = style(
  component({
    selectors: {
      [`${variant.column} &:not(:first-child)`]: {
        paddingBlockStart: vars.space[16],
        borderBlockStart: `1px solid ${vars.color.border}`,
      },
    },
  }),
);

/** The column without room for names beside icons: narrow windows, or the visitor's choice. */
const inNarrow = `${variant.column} &`;
const inWide = `${variant.column}:not(:has([data-part="narrow"]:checked)) &`;

const labelText = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '28px',
  paddingInline: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
} as const satisfies StyleRule;
const tight = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0,
  paddingInline: 0,
  textAlign: 'center',
  hyphens: 'auto',
} as const;
const roomy = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingInline: vars.space[12],
  textAlign: 'start',
} as const;

export const label = style(
  component({
    ...labelText,
    selectors: { [inNarrow]: tight },
    '@container': { [wideFrom]: { selectors: { [inWide]: roomy } } },
  }),
);

export const summary = style(
  component({
    ...labelText,
    justifyContent: 'space-between',
    borderRadius: vars.radius.small,
    listStyle: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': focused,
      [inNarrow]: tight,
    },
    '@media': {
      [when.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
      '(pointer: coarse)': { minBlockSize: vars.size.touch },
    },
    '@container': { [wideFrom]: { selectors: { [inWide]: roomy } } },
  }),
);

export const chevron = style(
  component({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '40px',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  textDecorationLine: 'none',
  cursor: 'pointer',
} as const satisfies StyleRule;
const stacked = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[2],
  fontSize: vars.fontSize[12],
  textAlign: 'center',
} as const;
const beside = {
  flexDirection: 'row',
  justifyContent: 'flex-start',
  gap: vars.space[12],
  paddingInline: vars.space[12],
  fontSize: vars.fontSize[14],
  textAlign: 'start',
} as const;

export const link = style(
  component({
    ...row,
    selectors: {
      '&:focus-visible': focused,
      '&[aria-current]': { backgroundColor: vars.color.surfaceSunken, fontWeight: vars.fontWeight.semibold },
      // Shown by shape too, in forced colours as well.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space[8],
        insetInlineStart: 0,
        inlineSize: '3px',
        borderRadius: '2px',
        backgroundColor: vars.color.selected,
      },
      [inNarrow]: stacked,
    },
    '@media': {
      ...colorTransition['@media'],
      [when.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } } },
      '(pointer: coarse)': { minBlockSize: vars.size.touch },
    },
    '@container': { [wideFrom]: { selectors: { [inWide]: beside } } },
  }),
);

export const icon = style(
  component({
    display: 'inline-flex',
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: { '[aria-current] > &': { color: vars.color.text } },
  }),
);

export const name = style(
  component({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    selectors: { [inNarrow]: { maxInlineSize: '100%' } },
  }),
);

export const count = style(
  component({
    whiteSpace: 'nowrap',
    flexShrink: 0,
    minInlineSize: '1.25rem',
    marginInlineStart: 'auto',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.text,
    color: vars.color.surface,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    lineHeight: '1.25rem',
    textAlign: 'center',
    ...numeric,
    selectors: {
      // At the corner of the icon.
      [inNarrow]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: `calc(50% + ${vars.space[2]})` },
    },
    '@container': { [wideFrom]: { selectors: { [inWide]: { position: 'static' } } } },
    '@media': { [when.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText', color: 'Canvas' } },
  }),
);

export const aside = style(
  component({
    flexShrink: 0,
    marginInlineStart: 'auto',
    selectors: { [inNarrow]: { marginInlineStart: 0 } },
    '@container': { [wideFrom]: { selectors: { [inWide]: { marginInlineStart: 'auto' } } } },
  }),
);

/** The choice between a wide and a narrow column. Below 1024 px there is none. */
export const toggle = style(
  component({
    ...row,
    display: 'none',
    marginBlockStart: 'auto',
    color: vars.color.textMuted,
    selectors: { '&:has(:focus-visible)': focused },
    '@media': {
      ...colorTransition['@media'],
      [when.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text } } },
    },
    '@container': {
      [wideFrom]: {
        display: 'flex',
        selectors: { [`${variant.column}:has([data-part="narrow"]:checked) &`]: stacked },
      },
    },
  }),
);

export const box = style(component(visuallyHidden));

export const toggleIcon = style(
  component({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    selectors: { '&:is([dir="rtl"] *):not([dir="rtl"] [dir="ltr"] *)': { transform: 'scaleX(-1)' } },
  }),
);
