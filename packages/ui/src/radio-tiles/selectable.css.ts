import { style } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** The frame around a radio button and its texts, all of which is clickable. Shared with RadioCards. */
export const selectable = style(
  component({
    position: 'relative',
    display: 'flex',
    minBlockSize: vars.size.touch,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceRaised,
    cursor: 'pointer',
    selectors: {
      // Not by colour alone: the border is thicker, too.
      '&:has(:checked)': {
        borderColor: vars.color.selected,
        backgroundColor: vars.color.selectedSurface,
        boxShadow: `inset 0 0 0 1px ${vars.color.selected}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:has(:disabled)': { cursor: 'not-allowed', backgroundColor: 'transparent', color: vars.color.textMuted },
    },
    '@media': {
      [when.hover]: {
        selectors: { '&:hover:not(:has(:disabled, :checked))': { borderColor: vars.color.borderStrong } },
      },
      [when.forcedColors]: {
        selectors: {
          '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&:has(:disabled)': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

/** An invisible radio button over its whole label, so that touch exploration finds it there. Clicks go to the label. */
export const coveringRadio = style(
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
