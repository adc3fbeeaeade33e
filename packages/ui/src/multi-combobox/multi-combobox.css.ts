import { style } from '@vanilla-extract/css';
import { colorTransition, focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export { hidden as spoken } from '../layers/hidden.css.ts';

/** Grows with its chips. */
export const box = style(
  component({
    flexWrap: 'wrap',
    selectors: {
      // Twice, because bundlers that split styles may load those of TextField later.
      '&&': {
        gap: `${vars.space[4]} ${vars.space[8]}`,
        minBlockSize: vars.size.control,
        blockSize: 'auto',
        paddingBlock: vars.space[4],
        // For the chevron.
        paddingInlineEnd: vars.space[40],
      },
    },
  }),
);
/** Before hydration, as tall as the field will be. Without JavaScript, tall enough to choose from. */
export const native = style(
  component({
    flexGrow: 1,
    minInlineSize: 0,
    blockSize: `calc(${vars.size.control} - 2 * ${vars.space[4]} - 2px)`,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: vars.fontSize[16],
    // In WebKit, the text of a long option widens the page otherwise.
    contain: 'paint',
    '@media': { '(scripting: none)': { blockSize: '10rem' } },
  }),
);
export const option = style(
  component({
    color: vars.color.text,
    unicodeBidi: 'plaintext',
    selectors: { '&:checked': { backgroundColor: vars.color.selected, color: vars.color.selectedMark } },
  }),
);
export const input = style(
  component({
    selectors: { '&&': { flexBasis: '4rem', inlineSize: 'auto', minBlockSize: vars.size.controlSmall } },
  }),
);

export const chips = style(component({ display: 'contents', listStyle: 'none', margin: 0, padding: 0 }));
export const chip = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    maxInlineSize: '100%',
    minBlockSize: '28px',
    paddingInlineStart: vars.space[8],
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surfaceSunken,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    selectors: { '&:not(:has(button))': { paddingInlineEnd: vars.space[8] } },
    '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const leading = style(component({ display: 'inline-flex', flexShrink: 0 }));
export const words = style(component({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const remove = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: '28px',
    blockSize: '28px',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    ...colorTransition,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': {
      ...colorTransition['@media'],
      [when.hover]: { selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.border } } },
      // Between chips, a taller target wouldn't reach its own.
      '(pointer: coarse)': { inlineSize: '36px', blockSize: '36px' },
    },
  }),
);
export const end = style(
  component({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    blockSize: `calc(${vars.size.control} - 2px)`,
  }),
);
export const withClear = style(
  component({ selectors: { '&&&': { paddingInlineEnd: `calc(2 * ${vars.space[40]})` } } }),
);
export const chevron = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    blockSize: '100%',
    paddingInline: vars.space[12],
    border: 0,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
);
