import { style } from '@vanilla-extract/css';
import { below, colorTransition, focusRing, vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));
export const legend = style(
  component({
    padding: 0,
    marginBlockEnd: vars.space[8],
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
  }),
);
export const spoken = style(component(visuallyHidden));
export const options = style(
  component({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    maxInlineSize: '100%',
    padding: vars.space[4],
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.medium,
  }),
);
export const option = style(
  component({
    position: 'relative',
    // If they wrap, each line is filled.
    flex: '1 1 auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    justifyContent: 'center',
    paddingInline: vars.space[12],
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    ...colorTransition,
    selectors: {
      '&:has(:checked)': {
        borderColor: vars.color.selected,
        backgroundColor: vars.color.selectedSurface,
        color: vars.color.text,
        fontWeight: vars.fontWeight.medium,
      },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': {
      [when.hover]: { selectors: { '&:hover:not(:has(:checked))': { backgroundColor: vars.color.surfaceSunken } } },
      // The background is removed there, so the border is twice as thick.
      [when.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '2px' } } },
    },
  }),
);
/** With labels, there are two per line on phones, equally wide. */
export const worded = style(component({ '@media': { [below.sm]: { flexBasis: '40%' } } }));
/** Covers the whole option, for touch and screen reader outlines. */
export const input = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);
export const icon = style(component({ flexShrink: 0 }));
