import { style } from '@vanilla-extract/css';
import { focusRing, up, vars, when } from '../theme/index.ts';
import { component, rtl, withScript } from '../theme/rules.ts';

export { hidden as spoken } from '../layers/hidden.css.ts';

export const fields = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space[8] }),
);
export const field = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 8.5rem',
    gap: vars.space[4],
    minInlineSize: 0,
    maxInlineSize: '14rem',
  }),
);
export const label = style(
  component({ fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug, color: vars.color.textMuted }),
);
export const input = style(
  component({
    fontVariantNumeric: 'tabular-nums',
    // The button opens our calendar; without JavaScript, the browser's button stays.
    '@media': {
      '(scripting: enabled)': { selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } } },
    },
  }),
);
export const button = style(withScript);
export const zone = style(
  component({
    marginBlockStart: vars.space[4],
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight.snug,
    color: vars.color.textMuted,
  }),
);

export const popup = style(component({ padding: vars.space[12] }));
export const calendar = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    '@media': { [up.md]: { flexDirection: 'row', gap: vars.space[16] } },
  }),
);
export const presets = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    '@media': {
      [up.md]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        paddingInlineEnd: vars.space[12],
        borderInlineEnd: `1px solid ${vars.color.border}`,
      },
    },
  }),
);
export const preset = style(
  component({
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    selectors: {
      '&[aria-pressed="true"]': { backgroundColor: vars.color.selectedSurface, borderColor: vars.color.selected },
    },
    '@media': { [up.md]: { inlineSize: '100%', justifyContent: 'flex-start' } },
  }),
);
export const main = style(component({ minInlineSize: 0 }));
export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    marginBlockEnd: vars.space[4],
  }),
);
export const prompt = style(
  component({ fontSize: vars.fontSize[14], color: vars.color.textMuted, textAlign: 'center' }),
);
export const arrow = style(component({ selectors: { [rtl]: { transform: 'scaleX(-1)' } } }));
export const months = style(
  component({ display: 'grid', alignItems: 'start', justifyContent: 'center', gap: vars.space[24] }),
);
export const two = style(component({ gridTemplateColumns: 'auto auto' }));

/** Seven fit a window of 320 px, with the margins of the popup. */
const edge = 'min(2.5rem, (100vw - 3.5rem) / 7)';

export const month = style(
  component({ inlineSize: `calc(7 * ${edge})`, borderCollapse: 'collapse', tableLayout: 'fixed' }),
);
export const title = style(
  component({ paddingBlock: vars.space[4], fontWeight: vars.fontWeight.semibold, textAlign: 'center' }),
);
export const weekday = style(
  component({
    padding: 0,
    blockSize: vars.space[32],
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textMuted,
    textAlign: 'center',
  }),
);
export const cell = style(
  component({
    padding: '1px 0',
    blockSize: edge,
    textAlign: 'center',
    selectors: {
      '&[data-range]': { backgroundColor: vars.color.selectedSurface, backgroundClip: 'content-box' },
      '&[data-range="start"]': { borderStartStartRadius: vars.radius.small, borderEndStartRadius: vars.radius.small },
      '&[data-range="end"]': { borderStartEndRadius: vars.radius.small, borderEndEndRadius: vars.radius.small },
    },
  }),
);
export const day = style(
  component({
    inlineSize: '100%',
    blockSize: `calc(${edge} - 2px)`,
    margin: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.text,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': { borderColor: vars.color.borderStrong, fontWeight: vars.fontWeight.bold },
      '&[data-edge]': { backgroundColor: vars.color.selected, color: vars.color.selectedMark },
      '&[aria-disabled]': { color: vars.color.textMuted, textDecoration: 'line-through', cursor: 'not-allowed' },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&[data-edge]:focus-visible': { outlineOffset: '1px' },
    },
    '@media': {
      [when.hover]: {
        selectors: { '&:hover:not([data-edge], [aria-disabled])': { borderColor: vars.color.text } },
      },
      [when.forcedColors]: {
        selectors: {
          '&[data-edge]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
          '[aria-selected="true"] > &:not([data-edge])': { borderColor: 'Highlight' },
        },
      },
    },
  }),
);
