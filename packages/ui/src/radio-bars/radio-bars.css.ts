import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, layers, numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style({});

export const columns = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    '@media': { [below.md]: { gap: vars.space[2] } },
  }),
);

export const column = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space[2],
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    padding: vars.space[8],
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      // Not by colour alone: the frame and the weight of the label differ, too.
      '&:has(:checked)': {
        borderColor: vars.color.selected,
        backgroundColor: vars.color.selectedSurface,
        boxShadow: `inset 0 0 0 1px ${vars.color.selected}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [below.md]: { padding: vars.space[2], fontSize: vars.fontSize[12] },
      [when.hover]: {
        selectors: { '&:hover:not(:has(:checked))': { borderColor: vars.color.borderStrong } },
      },
      [when.forcedColors]: {
        selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

/** Only what is selected is lit. Forced colours know no shades of one colour. */
const bar = component({
  display: 'block',
  inlineSize: '100%',
  marginBlockEnd: vars.space[4],
  opacity: 0.35,
  selectors: { [`${column}:has(:checked) &`]: { opacity: 1 } },
  '@media': {
    [when.hover]: { selectors: { [`${column}:hover:not(:has(:checked)) &`]: { opacity: 0.6 } } },
    [when.forcedColors]: { opacity: 1 },
  },
});
export const bars = styleVariants({
  low: [bar, component({ blockSize: '2.5rem' })],
  high: [bar, component({ blockSize: '12rem', '@media': { [below.md]: { blockSize: '8rem' } } })],
});

const shade = styleVariants({
  first: component({ fill: vars.color.dataMark, '@media': { [when.forcedColors]: { fill: 'Highlight' } } }),
  second: component({ fill: vars.color.text, '@media': { [when.forcedColors]: { fill: 'CanvasText' } } }),
  third: component({ fill: vars.color.textMuted, '@media': { [when.forcedColors]: { fill: 'GrayText' } } }),
});
/** Colours of the series; from the fourth on they repeat. */
export const shades = [shade.first, shade.second, shade.third];

export const label = style(
  component({
    overflowWrap: 'break-word',
    fontWeight: vars.fontWeight.medium,
    selectors: { [`${column}:has(:checked) &`]: { fontWeight: vars.fontWeight.semibold } },
  }),
);
export const note = style(component({ ...numeric, fontSize: vars.fontSize[12], color: vars.color.textMuted }));

export const series = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    margin: 0,
    marginBlockStart: vars.space[12],
    padding: 0,
    listStyle: 'none',
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
  }),
);
export const entry = style(component({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] }));
globalStyle(`${entry} > svg`, { '@layer': { [layers.components]: { flexShrink: 0 } } });
