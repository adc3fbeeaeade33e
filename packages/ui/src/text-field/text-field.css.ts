import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** The control itself, not a button next to it or a disabled option or group of a select. */
const off = ':is(input, select, textarea):disabled';

/** The box has the border, so that icons and buttons next to the text are inside it. */
export const box = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    inlineSize: '100%',
    paddingInline: vars.space[12],
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    ...colorTransition,
    selectors: {
      '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px', borderColor: 'transparent' },
      '&:has(:focus-visible:not(input, textarea, select))': { outline: 'none', borderColor: vars.color.borderStrong },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
      '&:has([aria-invalid="true"]:focus)': { outlineColor: vars.color.danger },
      [`&:has(${off})`]: {
        backgroundColor: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textMuted,
      },
      '&:has(input:read-only:not(:disabled, [type="hidden"]), textarea:read-only:not(:disabled))': {
        backgroundColor: vars.color.surfaceSunken,
      },
    },
    '@media': {
      [when.hover]: {
        selectors: {
          [`&:hover:not(:focus-within, :has(${off}, [aria-invalid="true"]))`]: { borderColor: vars.color.text },
        },
      },
    },
  }),
);

export const input = style(
  component({
    flexGrow: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: 0,
    outline: 'none',
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    // Below 16 px iOS zooms the page on focus.
    fontSize: vars.fontSize[16],
    lineHeight: 1.5,
    textOverflow: 'ellipsis',
    // A value such as "8 GB" has its own direction but the page's alignment.
    unicodeBidi: 'plaintext',
    textAlign: ['match-parent', '-webkit-match-parent'],
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&:disabled': { opacity: 1, cursor: 'not-allowed' },
      '&:autofill': { boxShadow: `0 0 0 100px ${vars.color.infoSurface} inset`, WebkitTextFillColor: vars.color.text },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

export const size = styleVariants({
  small: component({ blockSize: vars.size.controlSmall }),
  medium: component({ blockSize: vars.size.control }),
  large: component({ blockSize: vars.size.controlLarge }),
});

/** The input takes the whole height, so that touches anywhere in the box reach it. */
export const tall = style(component({ blockSize: '100%' }));
export const mono = style(component({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' }));
/** An icon, a button or a unit, which leaves room for the text. */
export const affix = style(
  component({ display: 'inline-flex', flexShrink: 0, maxInlineSize: '50%', color: vars.color.textMuted }),
);
