import { style } from '@vanilla-extract/css';
import { colorTransition, focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** Below the label, not below the track. */
export const hint = style(component({ marginInlineStart: '48px' }));
export const track = style(
  component({
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    inlineSize: '36px',
    blockSize: '22px',
    margin: 0,
    border: `1.5px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surfaceRaised,
    cursor: 'inherit',
    ...colorTransition,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '2.5px',
        insetInlineStart: '2.5px',
        inlineSize: '14px',
        blockSize: '14px',
        borderRadius: '50%',
        backgroundColor: vars.color.borderStrong,
      },
      '&:checked': { backgroundColor: vars.color.selected, borderColor: vars.color.selected },
      '&:checked::before': { backgroundColor: vars.color.selectedMark, insetInlineStart: '16.5px' },
      '&:focus-visible': focusRing,
      '&:disabled': { opacity: 0.5 },
    },
    '@media': { [when.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);
