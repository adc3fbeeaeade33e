import { style } from '@vanilla-extract/css';
import { handle as pill, lowerEdge } from '../side-dialog/sheet.ts';
import { away } from '../side-dialog/side-dialog.css.ts';
import { focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** Overrides the side dialog's position in any window. */
export const sheet = style(
  component({
    selectors: {
      '&&': { ...lowerEdge, maxInlineSize: '40rem', marginInline: 'auto', vars: { [away]: 'translateY(100%)' } },
    },
    '@media': {
      [when.motion]: {
        selectors: {
          '&&': { transition: `block-size ${vars.duration.base} ${vars.easing.out}, transform ${vars.duration.base}` },
        },
      },
    },
  }),
);

/** Large enough for touch; only the pill is visible. */
export const handle = style(
  component({
    flexShrink: 0,
    display: 'block',
    minBlockSize: '24px',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&::before': { ...pill, display: 'block', marginBlock: `${vars.space[8]}` },
      '&:hover::before': { backgroundColor: vars.color.textMuted },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.large },
    },
    '@media': { [when.forcedColors]: { selectors: { '&::before': { backgroundColor: 'ButtonText' } } } },
  }),
);
