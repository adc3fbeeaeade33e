import { style } from '@vanilla-extract/css';
import { colorTransition, focusRing, up, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** Without gaps: its lines are those of the tiles. */
export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [up.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [up.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  }),
);

const tile = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    blockSize: '100%',
    minBlockSize: '72px',
    padding: vars.space[12],
    boxShadow: `0 0 0 1px ${vars.color.border}`,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

export const link = style([
  tile,
  component({
    color: vars.color.text,
    textDecorationLine: 'none',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&[aria-current]': {
        background: vars.color.action,
        color: vars.color.actionText,
        fontWeight: vars.fontWeight.semibold,
      },
    },
    '@media': {
      ...colorTransition['@media'],
      [when.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.surfaceRaised } } },
      [when.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
]);

export const note = style([tile, component({ color: vars.color.textMuted })]);
