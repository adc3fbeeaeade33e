import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ margin: 0, minInlineSize: 0 }));
/** Lines of about a pixel, at a quarter of the size. */
export const thumbnail = style(
  component({ display: 'inline-block', inlineSize: '7.5rem', maxInlineSize: '100%', verticalAlign: 'middle' }),
);
export const drawing = style(component({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
/** Also of a rack's entry. */
const soldOut = '[data-sold-out] &';
const soldOutThumbnail = `${thumbnail}[data-sold-out] &`;
export const body = style(
  component({
    fill: vars.color.surfaceRaised,
    stroke: vars.color.text,
    strokeWidth: 1.5,
    selectors: {
      [soldOut]: { fill: 'none', stroke: vars.color.textMuted, strokeDasharray: '4 3' },
      [`${thumbnail} &`]: { strokeWidth: 4 },
      [soldOutThumbnail]: { strokeDasharray: '16 12' },
    },
  }),
);
const thin = { fill: 'none', stroke: vars.color.text, strokeWidth: 1.25, strokeLinecap: 'round' } as const;
const muted = { [soldOut]: { stroke: vars.color.textMuted } };
export const line = style(component({ ...thin, selectors: { ...muted, [`${thumbnail} &`]: { strokeWidth: 4 } } }));
/** On the case. */
export const inner = style(component({ ...thin, selectors: muted }));
export const vent = style(component({ fill: vars.color.dataQuiet }));
const disk = component({ fill: vars.color.surfaceSunken, stroke: vars.color.text, strokeWidth: 1.25 });
export const bay = styleVariants({
  empty: component({
    fill: 'none',
    stroke: vars.color.dataQuiet,
    strokeWidth: 1,
    strokeDasharray: '3 2',
    selectors: { [`${thumbnail} &`]: { strokeWidth: 4, strokeDasharray: 'none' } },
  }),
  hdd: disk,
  ssd: disk,
  nvme: disk,
});
/** All bays with a disk, in a thumbnail. */
export const used = style(
  component({
    fill: vars.color.text,
    stroke: vars.color.surfaceRaised,
    strokeWidth: 4,
    selectors: { [soldOut]: { fill: vars.color.textMuted } },
  }),
);
export const lamp = style(
  component({ fill: vars.color.dataMark, selectors: { [soldOut]: { fill: vars.color.dataQuiet } } }),
);
export const text = style(
  component({
    fill: vars.color.text,
    fontFamily: vars.font.mono,
    fontSize: '9px',
    textAnchor: 'middle',
    direction: 'ltr',
  }),
);
export const caption = style(
  component({
    marginBlockStart: vars.space[8],
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
  }),
);
