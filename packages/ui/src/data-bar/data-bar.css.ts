import { style } from '@vanilla-extract/css';
import { below, numeric, vars, when } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'inline-grid',
    // Bars of a column have one length, whatever their labels.
    gridTemplateColumns: 'minmax(0, 1fr)',
    inlineSize: '100%',
    minInlineSize: '6rem',
    maxInlineSize: '12rem',
    verticalAlign: 'baseline',
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    ...numeric,
    // Cells of figures are left-to-right by their content; the value is at their end all the same.
    selectors: { [rtl]: { direction: 'rtl' } },
    '@media': { [below.lg]: { minInlineSize: 0 }, [below.md]: { inlineSize: '6rem' } },
  }),
);

export const bar = style(
  component({
    display: 'block',
    overflow: 'visible',
    marginBlockStart: vars.space[2],
    // Grows from the start of the line.
    selectors: { [rtl]: { transform: 'scaleX(-1)' } },
  }),
);

// SVGs keep their colours in forced colours, where token colours are few and hard to tell apart.
export const track = style(
  component({
    fill: vars.color.skeleton,
    '@media': { [when.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);
export const fill = style(
  component({
    fill: vars.color.textMuted,
    selectors: {
      // Lit in the row that is chosen or recommended.
      ':is([data-selected], [data-marked]) &': { fill: vars.color.dataMark },
    },
    '@media': { [when.forcedColors]: { fill: 'CanvasText' } },
  }),
);
export const more = style(
  component({ fill: vars.color.dataMark, '@media': { [when.forcedColors]: { fill: 'Highlight' } } }),
);
/** What is no longer there: an outline. */
export const less = style(
  component({
    fill: vars.color.surface,
    stroke: vars.color.textMuted,
    strokeDasharray: '2 2',
    '@media': { [when.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);
export const mark = style(
  component({ fill: vars.color.text, '@media': { [when.forcedColors]: { fill: 'CanvasText' } } }),
);

export const former = style(
  component({ fontSize: vars.fontSize[12], fontWeight: vars.fontWeight.regular, color: vars.color.textMuted }),
);
