import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** Width of one slot. */
const slotSize = createVar();
/** Twice this parts the two groups of four. */
const groupEdge = vars.space[4];

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 }),
);
/** No wider than the boxes and its words: "optional" belongs to them, not to the end of the column. */
export const field = style(component({ inlineSize: 'fit-content', maxInlineSize: '100%' }));
export const line = style(component({ display: 'flex', alignItems: 'center', gap: vars.space[12] }));

/** Digits run left to right in every script, so the sides here are physical. */
const box = style(
  component({
    position: 'relative',
    direction: 'ltr',
    flexShrink: 1,
    maxInlineSize: '100%',
    // The input is a slot wider than what is seen, and the page must not become so.
    overflow: 'clip',
    overflowClipMargin: '4px',
    containerType: 'inline-size',
    borderRadius: vars.radius.small,
  }),
);
const boxOf = (length: number) => [box, component({ inlineSize: `calc(${vars.size.control} * ${length})` })];
export const boxes = styleVariants({ 4: boxOf(4), 5: boxOf(5), 6: boxOf(6), 7: boxOf(7), 8: boxOf(8) });

/** Length units of the box, which is its container. */
const inside = style(component({ position: 'relative', display: 'flex', fontFamily: vars.font.mono }));
const insideOf = (length: number) => [inside, component({ vars: { [slotSize]: `calc(100cqi / ${length})` } })];
export const insides = styleVariants({
  4: insideOf(4),
  5: insideOf(5),
  6: insideOf(6),
  7: insideOf(7),
  8: insideOf(8),
});

/**
 * One real input over the drawn slots. Each character is as wide as a slot, so text, caret and selection are the
 * browser's own, before script as after. The last slot's worth of width is out of sight: there the caret stands after
 * the last digit without scrolling the text, and there password managers put their sign.
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
    blockSize: vars.size.controlLarge,
    color: vars.color.text,
    fontFamily: 'inherit',
    // Not below 16 px, where iOS zooms the page on focus.
    fontSize: vars.fontSize[22],
    fontWeight: vars.fontWeight.medium,
    fontVariantLigatures: 'none',
    letterSpacing: `calc(${slotSize} - 1ch)`,
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&:disabled': { color: vars.color.textMuted, opacity: 1, cursor: 'not-allowed' },
      // The browser's ground for filled-in text would cover the slots.
      '&:autofill': { backgroundClip: 'text', WebkitTextFillColor: vars.color.text },
    },
    // Else the text gets a ground of its own, which covers the lines between the slots.
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
    flex: '1 1 0',
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

/** Side by side with the characters; those at the edges of a group give the room for edges and gap. */
export const slot = style(
  component({
    flex: `0 0 ${slotSize}`,
    selectors: {
      '& + &': { borderLeft: `1px solid ${vars.color.border}` },
      [`${group}:first-child > &:last-child, ${group} + ${group} > &:first-child`]: { flex: '1 1 0' },
    },
  }),
);

export const busy = style(component({ display: 'inline-flex', color: vars.color.textMuted }));
export const below = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[8]} ${vars.space[16]}` }),
);
export const spoken = style(component(visuallyHidden));
export const time = style(component({ fontFamily: vars.font.mono, fontWeight: vars.fontWeight.regular }));
