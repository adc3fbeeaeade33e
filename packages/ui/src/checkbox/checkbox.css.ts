import { style } from '@vanilla-extract/css';
import { colorTransition, focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    textAlign: ['match-parent', '-webkit-match-parent'],
    // Places the touch area between the text and the page background.
    isolation: 'isolate',
  }),
);

export const line = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    alignSelf: 'flex-start',
    gap: vars.space[12],
    // A 44 px touch target without 44 px of space between the options.
    minBlockSize: '28px',
    paddingBlock: '3px',
    cursor: 'pointer',
    fontSize: vars.fontSize[16],
    lineHeight: 1.4,
    selectors: {
      // Below the box, text and hint, so that they receive clicks on themselves, links above all.
      '&::before': { content: '', position: 'absolute', inset: '-8px', zIndex: -1 },
      '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted },
    },
  }),
);

/** The box of checkboxes and the circle of radios. The mark is masked from `currentColor`, so no image is loaded. */
export const mark = style(
  component({
    appearance: 'none',
    flexShrink: 0,
    display: 'inline-grid',
    placeContent: 'center',
    inlineSize: '20px',
    blockSize: '20px',
    margin: 0,
    marginBlockStart: '1px',
    border: `1.5px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.selectedMark,
    cursor: 'inherit',
    ...colorTransition,
    selectors: {
      '&::before': { content: '', display: 'block', backgroundColor: 'currentColor', transform: 'scale(0)' },
      '&:checked, &:indeterminate:not([type="radio"])': {
        backgroundColor: vars.color.selected,
        borderColor: vars.color.selected,
      },
      '&:checked::before, &:indeterminate:not([type="radio"])::before': { transform: 'none' },
      '&:focus-visible': focusRing,
      '&:disabled': {
        backgroundColor: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textMuted,
      },
      '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.danger },
    },
    '@media': {
      [when.forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: { '&::before': { forcedColorAdjust: 'none' }, '&:disabled': { borderColor: 'GrayText' } },
      },
      [when.hover]: {
        selectors: { '&:hover:not(:disabled, :checked, [aria-invalid="true"])': { borderColor: vars.color.text } },
      },
    },
  }),
);

export const box = style(
  component({
    borderRadius: '5px',
    selectors: {
      '&::before': {
        inlineSize: '12px',
        blockSize: '10px',
        clipPath: 'polygon(0 52%, 12% 38%, 36% 66%, 86% 4%, 100% 18%, 37% 96%)',
      },
      '&:indeterminate::before': { blockSize: '2px', clipPath: 'none' },
    },
  }),
);

export const ring = style(
  component({
    borderRadius: vars.radius.full,
    selectors: { '&::before': { inlineSize: '8px', blockSize: '8px', borderRadius: vars.radius.full } },
  }),
);

export const text = style(component({ minInlineSize: 0 }));
export const hint = style(
  component({
    display: 'block',
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    color: vars.color.textMuted,
  }),
);
export const inset = style(component({ marginInlineStart: '32px' }));
