import { style } from '@vanilla-extract/css';
import { below, numeric, up, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'grid',
    gap: vars.space[24],
    margin: 0,
    minInlineSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [up.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(16rem, 2fr)', alignItems: 'center' } },
  }),
);

export const drawing = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceSunken,
    direction: 'ltr',
  }),
);
export const land = style(
  component({
    fill: 'none',
    stroke: vars.color.dataQuiet,
    strokeWidth: 0.36,
    strokeLinecap: 'round',
    strokeDasharray: '0 1',
  }),
);
export const line = style(
  component({ fill: 'none', stroke: vars.color.text, strokeWidth: 0.3, strokeDasharray: '1.2 0.8' }),
);
export const mark = style(component({ fill: vars.color.text, stroke: vars.color.surfaceSunken, strokeWidth: 0.4 }));
export const city = style(component({ fill: vars.color.action, stroke: vars.color.actionText, strokeWidth: 0.4 }));
export const ring = style(component({ fill: 'none', stroke: vars.color.text, strokeWidth: 0.3 }));

const text = {
  fill: vars.color.text,
  stroke: vars.color.surfaceSunken,
  strokeWidth: 0.8,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontFamily: vars.font.text,
  fontWeight: vars.fontWeight.medium,
} as const;
export const name = style(
  component({
    ...text,
    fontSize: '2.2px',
    // Too small for text there; the list has the same names.
    '@media': { [below.md]: { display: 'none' } },
  }),
);
export const cityName = style(
  component({
    ...text,
    fontSize: '3px',
    fontWeight: vars.fontWeight.bold,
    '@media': { [below.md]: { fontSize: '4.5px' } },
  }),
);

export const list = style(
  component({
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);
export const entry = style(
  component({
    ...numeric,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: vars.space[12],
    paddingBlock: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.border}`,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);
export const timed = style(
  component({
    gridTemplateColumns: 'minmax(0, 1fr) auto 7rem',
    '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto 6.5rem' } },
  }),
);
export const place = style(component({ fontWeight: vars.fontWeight.medium }));
export const figure = style(component({ fontFamily: vars.font.mono, textAlign: 'end' }));
export const latency = style(
  component({
    textAlign: 'end',
    color: vars.color.textMuted,
    selectors: { '&[data-measured]': { fontFamily: vars.font.mono, color: vars.color.text } },
  }),
);
