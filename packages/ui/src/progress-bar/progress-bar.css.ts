import { style, styleVariants } from '@vanilla-extract/css';
import { vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 }),
);
export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    overflowWrap: 'anywhere',
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
  }),
);
export const value = style(
  component({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' }),
);

const fill = { borderRadius: vars.radius.full, backgroundColor: 'currentColor' } as const;

export const bar = style(
  component({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '6px',
    border: 0,
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    backgroundColor: vars.color.skeleton,
    selectors: {
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': fill,
      '&::-moz-progress-bar': fill,
    },
    // Forced colours would override the filled part.
    '@media': {
      [when.forcedColors]: { forcedColorAdjust: 'none', border: '1px solid CanvasText', backgroundColor: 'Canvas' },
    },
  }),
);
export const tone = styleVariants({
  progress: component({ color: vars.color.text }),
  success: component({ color: vars.color.success }),
  danger: component({ color: vars.color.danger }),
});
export const result = styleVariants({
  progress: component({ fontSize: vars.fontSize[14], color: vars.color.textMuted }),
  success: component({ fontSize: vars.fontSize[14], color: vars.color.success }),
  danger: component({ fontSize: vars.fontSize[14], color: vars.color.danger }),
});
export const spoken = style(component(visuallyHidden));
