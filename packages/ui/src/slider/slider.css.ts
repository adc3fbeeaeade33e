import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hitArea, layers, numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const size = '24px';
/** From an end of the track to the centre of a thumb at that end. */
export const half = '12px';

export const field = style(
  component({ display: 'grid', gap: vars.space[8], minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space[8],
  }),
);

export const label = style(component({ fontWeight: vars.fontWeight.medium }));

export const value = style(component({ fontFamily: vars.font.mono, ...numeric }));

export const note = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize[14] }));

export const area = styleVariants({
  horizontal: component({ position: 'relative', minBlockSize: size }),
  vertical: component({ position: 'relative', display: 'flex', gap: vars.space[12], blockSize: '12rem' }),
});

/** Space for the bubble, which would otherwise cover the label. Reserved before hydration, too. */
export const bubbled = style(component({ marginBlockStart: vars.space[16] }));

/** Left to right, and mirrored in right-to-left pages. Not with `:dir()`, which Vite rewrites to languages. */
const turn = createVar();
const turned = style(
  component({
    scale: turn,
    selectors: {
      '[dir="rtl"] &': { vars: { [turn]: '-1 1' } },
      '[dir="rtl"] [dir="ltr"] &': { vars: { [turn]: '1' } },
    },
  }),
);

const root0 = style(component({ position: 'relative', display: 'flex', alignItems: 'center', userSelect: 'none' }));
export const root = styleVariants({
  horizontal: [root0, turned, component({ inlineSize: '100%', blockSize: size, touchAction: 'pan-y' })],
  // Above the marks, because the bubble may cover one.
  vertical: [
    root0,
    component({
      zIndex: vars.zIndex.raised,
      flexDirection: 'column',
      inlineSize: size,
      blockSize: '100%',
      touchAction: 'pan-x',
    }),
  ],
});

const line = style(
  component({
    position: 'relative',
    display: 'block',
    flexGrow: 1,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    // Outlined where not filled, because high contrast has no colour to distinguish the parts.
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
    '@media': { [when.forcedColors]: { backgroundColor: 'Canvas', outline: '1px solid CanvasText' } },
  }),
);
export const track = styleVariants({
  horizontal: [line, component({ blockSize: '4px' })],
  vertical: [line, component({ inlineSize: '4px' })],
});

const filled = style(
  component({
    position: 'absolute',
    backgroundColor: vars.color.text,
    selectors: { '&[data-disabled]': { opacity: 0.5 } },
    '@media': { [when.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);
export const range = styleVariants({
  horizontal: [filled, component({ insetBlock: 0 })],
  vertical: [filled, component({ insetInline: 0 })],
});

/** The unavailable part is hatched, so that it doesn't rely on colour. */
const hatched = style(
  component({
    position: 'absolute',
    backgroundColor: vars.color.surface,
    backgroundImage: `repeating-linear-gradient(45deg, ${vars.color.borderStrong} 0 2px, transparent 2px 5px)`,
    '@media': {
      [when.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        backgroundImage: 'repeating-linear-gradient(45deg, GrayText 0 2px, Canvas 2px 5px)',
      },
    },
  }),
);
export const closed = styleVariants({
  horizontal: [hatched, component({ insetBlock: 0, insetInlineEnd: 0 })],
  vertical: [hatched, component({ insetInline: 0, insetBlockStart: 0 })],
});

export const thumb = style(
  component({
    position: 'relative',
    display: 'block',
    inlineSize: size,
    blockSize: size,
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.color.text}`,
    backgroundColor: vars.color.surfaceRaised,
    cursor: 'grab',
    selectors: {
      '&::after': hitArea,
      '&:is(:focus-visible, :has(:focus-visible))': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:active': { cursor: 'grabbing' },
      '&[data-disabled]': { borderColor: vars.color.borderStrong, cursor: 'not-allowed' },
    },
    '@media': { [when.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } } },
  }),
);

/** Covers the thumb, so that screen readers find it by touch. Fingers drag the thumb itself. */
export const native = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
);

/** Radix positions each thumb with a wrapper. */
globalStyle(`${root0} > :has(> [data-front])`, {
  '@layer': { [layers.components]: { zIndex: vars.zIndex.raised } },
});

const label0 = style(component({ whiteSpace: 'nowrap', fontSize: vars.fontSize[12] }));

const bubble0 = style(
  component({
    position: 'absolute',
    paddingInline: vars.space[8],
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surfaceInverse,
    color: vars.color.textInverse,
    '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const bubble = styleVariants({
  horizontal: [
    label0,
    bubble0,
    component({
      insetBlockEnd: 'calc(100% + 6px)',
      insetInlineStart: '50%',
      translate: '-50%',
      // Mirrored again, so that its text isn't.
      scale: turn,
    }),
  ],
  vertical: [
    label0,
    bubble0,
    component({ insetInlineStart: 'calc(100% + 6px)', insetBlockStart: '50%', translate: '0 -50%' }),
  ],
});

const marks0 = style(component({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' }));
export const marks = styleVariants({
  horizontal: [
    marks0,
    turned,
    component({ containerType: 'inline-size', blockSize: '1.25rem', marginBlockStart: vars.space[4] }),
  ],
  vertical: [marks0, component({ inlineSize: '4rem' })],
});
const mark0 = style(component({ position: 'absolute', color: vars.color.textMuted }));
/** From the start of the slider to a mark, at its share of the track. */
const place = (whole: string) => `${half} + (${whole} - ${size}) * var(--hoster-mark)`;
const across = createVar();
export const mark = styleVariants({
  horizontal: [
    label0,
    mark0,
    component({
      vars: { [across]: `(${place('100cqi')})` },
      left: `calc(${across})`,
      // Centred at its mark, except at the ends, where it would leave the slider.
      translate: `clamp(-1 * ${across}, -50%, 100cqi - 100% - ${across})`,
      // Mirrored again, so that its text isn't.
      scale: turn,
    }),
  ],
  vertical: [label0, mark0, component({ insetBlockEnd: `calc(${place('100%')})`, translate: '0 50%' })],
});

/** Before hydration: the range and thumbs as SVG. */
const still0 = style(component({ position: 'absolute', overflow: 'visible' }));
export const still = styleVariants({
  horizontal: [
    still0,
    component({
      insetBlockStart: 0,
      insetInline: half,
      inlineSize: `calc(100% - 2 * ${half})`,
      blockSize: size,
    }),
  ],
  vertical: [
    still0,
    component({
      insetBlock: half,
      insetInlineStart: 0,
      inlineSize: size,
      blockSize: `calc(100% - 2 * ${half})`,
      scale: '1 -1',
    }),
  ],
});
export const stillRange = style(component({ stroke: vars.color.text, strokeWidth: 4 }));
export const stillThumb = style(component({ fill: vars.color.surfaceRaised, stroke: vars.color.text, strokeWidth: 2 }));
