import { createVar, style } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export { hidden as spoken } from '../layers/hidden.css.ts';

/** Number of slots. */
const count = createVar();
/** Width of one slot, in container units of the box. */
const slotSize = createVar();
/** Twice this is the gap between the two groups of four. */
const groupEdge = vars.space[4];

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 }),
);
/** As wide as the slots and texts, so that "optional" is aligned with them instead of the column. */
export const field = style(component({ inlineSize: 'fit-content', maxInlineSize: '100%' }));
export const line = style(component({ display: 'flex', alignItems: 'center', gap: vars.space[12] }));

/** Digits are written left to right in every script, so physical sides are used here. */
export const box = style(
  component({
    position: 'relative',
    direction: 'ltr',
    flexShrink: 1,
    maxInlineSize: '100%',
    // The input is one slot wider than its visible part, which must not widen the page.
    overflow: 'clip',
    overflowClipMargin: '4px',
    containerType: 'inline-size',
    inlineSize: `calc(${vars.size.control} * ${count})`,
    borderRadius: vars.radius.small,
    selectors: Object.fromEntries(
      [4, 5, 6, 7, 8].map((length) => [`&[data-length="${length}"]`, { vars: { [count]: String(length) } }]),
    ),
  }),
);

export const inside = style(
  component({
    vars: { [slotSize]: `calc(100cqi / ${count})` },
    position: 'relative',
    display: 'flex',
    fontFamily: vars.font.mono,
  }),
);

/**
 * A single input over decorative slots. Each character is as wide as a slot, so text, caret and selection are native,
 * also before hydration. An additional slot is out of view: it holds the caret after the last digit without scrolling
 * the text, and the icons of password managers.
 */
export const input = style(
  component({
    position: 'relative',
    flexShrink: 0,
    margin: 0,
    padding: 0,
    paddingInlineStart: `calc((${slotSize} - 1ch) / 2)`,
    border: 0,
    borderRadius: 0,
    outline: 'none',
    background: 'none',
    inlineSize: `calc(100cqi + ${slotSize})`,
    // A selection is as wide as the spacing after the last character.
    clipPath: `inset(0 ${slotSize} 0 0)`,
    blockSize: vars.size.controlLarge,
    color: vars.color.text,
    fontFamily: 'inherit',
    // At least 16 px, because iOS zooms the page on focus below that.
    fontSize: vars.fontSize[22],
    fontWeight: vars.fontWeight.medium,
    fontVariantLigatures: 'none',
    letterSpacing: `calc(${slotSize} - 1ch)`,
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&:disabled': { color: vars.color.textMuted, opacity: 1, cursor: 'not-allowed' },
      // The browser's autofill background would cover the slots.
      '&:autofill': { backgroundClip: 'text', WebkitTextFillColor: vars.color.text },
    },
    // Otherwise the text has its own background, which covers the lines between the slots.
    '@media': {
      [when.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'FieldText',
      },
    },
  }),
);

export const slots = style(
  component({ position: 'absolute', insetBlock: 0, left: 0, display: 'flex', inlineSize: '100cqi' }),
);

export const group = style(
  component({
    flex: 1,
    display: 'flex',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surfaceRaised,
    selectors: {
      '& + &': { marginInlineStart: groupEdge },
      '&:has(+ &)': { marginInlineEnd: groupEdge },
      [`${box}:has(:disabled) &`]: { backgroundColor: vars.color.surfaceSunken, borderColor: vars.color.border },
      [`${box}:has([aria-readonly="true"]) &`]: { backgroundColor: vars.color.surfaceSunken },
      [`${box}:focus-within &`]: {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
        borderColor: 'transparent',
      },
      [`${box}:has([aria-invalid="true"]) &`]: { borderColor: vars.color.danger, outlineColor: vars.color.danger },
    },
    '@media': {
      [when.hover]: {
        selectors: {
          [`${box}:hover:not(:focus-within, :has(:disabled, [aria-invalid="true"])) &`]: {
            borderColor: vars.color.text,
          },
        },
      },
    },
  }),
);

/** Aligned with the characters. Slots at the edges of a group make room for borders and the gap. */
export const slot = style(
  component({
    flex: `0 0 ${slotSize}`,
    selectors: {
      '& + &': { borderLeft: `1px solid ${vars.color.border}` },
      [`${group}:first-child > &:last-child, ${group} + ${group} > &:first-child`]: { flex: 1 },
    },
  }),
);

export const busy = style(component({ display: 'inline-flex', color: vars.color.textMuted }));
export const below = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[8]} ${vars.space[16]}` }),
);
export const time = style(component({ fontFamily: vars.font.mono, fontWeight: vars.fontWeight.regular }));
