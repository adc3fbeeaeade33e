import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, focusRing, hitArea, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export { hidden as spoken } from '../layers/hidden.css.ts';

// A loading button keeps its colours, because it isn't disabled.
const refused = '&:disabled:not([data-loading]), &[aria-disabled="true"]:not([data-loading])';
const disabled = '&:disabled, &[aria-disabled="true"]';

export const root = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    // Its own width in a stack or a grid, too, which would stretch it.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    margin: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    fontFamily: vars.font.text,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    selectors: {
      '&::after': hitArea,
      '&:focus-visible': focusRing,
      [disabled]: { cursor: 'not-allowed' },
      '&[data-loading]': { cursor: 'progress' },
      [refused]: {
        backgroundColor: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textMuted,
      },
    },
    '@media': {
      ...colorTransition['@media'],
      [when.forcedColors]: {
        selectors: {
          '&&:disabled, &&[aria-disabled="true"]:not([data-loading])': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const size = styleVariants({
  small: component({
    minBlockSize: vars.size.controlSmall,
    padding: `${vars.space[4]} ${vars.space[12]}`,
    fontSize: vars.fontSize[14],
  }),
  medium: component({
    minBlockSize: vars.size.control,
    padding: `${vars.space[8]} ${vars.space[20]}`,
    fontSize: vars.fontSize[16],
  }),
  large: component({
    minBlockSize: vars.size.controlLarge,
    padding: `${vars.space[12]} ${vars.space[24]}`,
    fontSize: vars.fontSize[16],
  }),
});

const enabled = ':not(:disabled, [aria-disabled="true"])';

export const variant = styleVariants({
  action: component({
    backgroundColor: vars.color.action,
    borderColor: vars.color.actionEdge,
    color: vars.color.actionText,
    selectors: {
      [`&:active${enabled}`]: { backgroundColor: vars.color.actionActive },
    },
    '@media': {
      [when.hover]: { selectors: { [`&:hover:not(:active)${enabled}`]: { backgroundColor: vars.color.actionHover } } },
      // Only the primary action is filled.
      [when.forcedColors]: {
        selectors: {
          [`&${enabled}`]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
  secondary: component({
    backgroundColor: 'transparent',
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    selectors: {
      [`&:active${enabled}`]: { backgroundColor: vars.color.border },
    },
    '@media': {
      [when.hover]: {
        selectors: {
          [`&:hover:not(:active)${enabled}`]: {
            backgroundColor: vars.color.surfaceSunken,
            borderColor: vars.color.text,
          },
        },
      },
    },
  }),
  quiet: component({
    backgroundColor: 'transparent',
    color: vars.color.text,
    selectors: {
      [`&:active${enabled}`]: { backgroundColor: vars.color.border },
      [refused]: { backgroundColor: 'transparent', borderColor: 'transparent' },
    },
    '@media': {
      [when.hover]: {
        selectors: { [`&:hover:not(:active)${enabled}`]: { backgroundColor: vars.color.surfaceSunken } },
      },
    },
  }),
  danger: component({
    backgroundColor: vars.color.danger,
    color: vars.color.dangerText,
    selectors: {
      [`&:active${enabled}`]: { backgroundColor: vars.color.dangerHover },
    },
    '@media': {
      [when.hover]: { selectors: { [`&:hover:not(:active)${enabled}`]: { backgroundColor: vars.color.dangerHover } } },
      // Filled there too, with the text colour.
      [when.forcedColors]: { forcedColorAdjust: 'none' },
    },
  }),
});

export const stretched = style(component({ inlineSize: '100%' }));

/** A square for a single icon. */
export const iconOnly = styleVariants({
  small: component({ inlineSize: vars.size.controlSmall, padding: 0 }),
  medium: component({ inlineSize: vars.size.control, padding: 0 }),
  large: component({ inlineSize: vars.size.controlLarge, padding: 0 }),
});

export const icon = style(component({ display: 'inline-flex', flexShrink: 0 }));
export const label = style(component({ minInlineSize: 0 }));
export const count = style(
  component({
    whiteSpace: 'nowrap',
    minInlineSize: '1.5em',
    paddingInline: '0.4em',
    border: '1px solid currentColor',
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize[12],
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.5,
  }),
);

/** The content keeps its size; the spinner is centred over it. */
export const busy = style(component({ opacity: 0 }));
export const arc = style(
  component({ position: 'absolute', inset: 0, display: 'flex', alignItems: 'center', justifyContent: 'center' }),
);

export const reason = style(
  component({
    position: 'absolute',
    // No gap, so that the pointer can move onto it (WCAG 1.4.13).
    insetBlockEnd: '100%',
    insetInlineStart: 0,
    zIndex: vars.zIndex.popover,
    // At most as wide as the button, which is inside the page, unless that is too narrow to read.
    minInlineSize: '10rem',
    maxInlineSize: '18rem',
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.text,
    color: vars.color.surface,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    // Not `visibility`: even an invisible text would widen the page.
    display: 'none',
    cursor: 'auto',
    userSelect: 'text',
    selectors: {
      [`${root}:focus-visible:not([data-dismissed]) > &, ${root}:active > &`]: { display: 'block' },
    },
    '@media': {
      [when.hover]: { selectors: { [`${root}:hover:not([data-dismissed]) > &`]: { display: 'block' } } },
      [when.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
