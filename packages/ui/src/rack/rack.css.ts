import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import * as chassis from '../server-chassis/server-chassis.css.ts';
import { below, focusRing, layers, numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ minInlineSize: 0 }));

export const list = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' }),
);

export const entry = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 30rem) minmax(12rem, 1fr)',
    columnGap: vars.space[16],
    // Without room beside it, the texts are a list below the rack.
    '@media': { [below.md]: { display: 'contents' } },
  }),
);

/** As high as its text, too: the rails don't end. */
export const slot = style(
  component({
    backgroundColor: vars.color.surfaceSunken,
    border: `1px solid ${vars.color.borderStrong}`,
    borderBlock: 0,
    selectors: {
      [`${entry}:first-child > &`]: { borderBlockStartWidth: '3px', borderBlockStartStyle: 'solid' },
      [`${entry}:last-child > &`]: { borderBlockEndWidth: '3px', borderBlockEndStyle: 'solid' },
    },
  }),
);
export const drawing = style(component({ display: 'block', inlineSize: '100%', blockSize: 'auto', direction: 'ltr' }));
export const inside = style(component({ fill: vars.color.surface }));
export const number = style(
  component({ fill: vars.color.textMuted, fontFamily: vars.font.mono, fontSize: '11px', textAnchor: 'middle' }),
);
export const holes = style(component({ fill: vars.color.dataQuiet }));
export const free = style(
  component({ fill: 'none', stroke: vars.color.dataQuiet, strokeWidth: 1, strokeDasharray: '1 4' }),
);

export const text = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minInlineSize: 0,
    paddingBlock: vars.space[2],
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': {
      [below.md]: {
        position: 'relative',
        order: 1,
        minBlockSize: vars.size.touch,
        paddingBlock: vars.space[8],
      },
      [when.hover]: {
        selectors: { [`${entry}:has(a, input:enabled):hover &`]: { backgroundColor: vars.color.surfaceSunken } },
      },
    },
    selectors: { [`${entry}[data-sold-out] &`]: { color: vars.color.textMuted } },
  }),
);
/** Beside the rack, its rail has them. */
export const units = style(
  component({
    ...numeric,
    display: 'none',
    flexShrink: 0,
    inlineSize: '2.5rem',
    fontFamily: vars.font.mono,
    color: vars.color.textMuted,
    '@media': { [below.md]: { display: 'block' } },
  }),
);
export const body = style(component({ display: 'grid', minInlineSize: 0 }));
export const name = style(
  component({
    fontWeight: vars.fontWeight.medium,
    selectors: { [`${entry}:is([data-chosen], :has(:checked)) &`]: { fontWeight: vars.fontWeight.bold } },
  }),
);
export const note = style(component({ ...numeric, fontSize: vars.fontSize[12], color: vars.color.textMuted }));

/** The whole entry can be pressed. */
export const cover = style(
  component({
    color: 'inherit',
    cursor: 'pointer',
    textDecorationLine: 'none',
    selectors: {
      'a&': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
      [`${entry}[data-sold-out] label&`]: { cursor: 'not-allowed' },
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
    },
  }),
);

const within = (state: string, part: string, rule: GlobalStyleRule): void =>
  globalStyle(`${entry}${state} ${part}`, { '@layer': { [layers.components]: rule } });

const chosen = ':is([data-chosen], :has(:checked)):not([data-sold-out])';
within(chosen, chassis.body, {
  fill: vars.color.action,
  stroke: vars.color.actionText,
  '@media': { [when.forcedColors]: { stroke: 'Highlight', strokeWidth: 4 } },
});
within(chosen, chassis.bay.empty, { stroke: vars.color.actionText });
within(chosen, chassis.inner, { stroke: vars.color.actionText });
within(chosen, chassis.vent, { fill: vars.color.actionText });
