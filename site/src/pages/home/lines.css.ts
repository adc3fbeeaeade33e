import { below, up, vars } from '@hoster/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two wide tiles above two narrower ones; without the VPN the last one spans its row. */
export const tiles = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [up.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

export const large = style({
  gap: vars.space[16],
  '@media': {
    [up.md]: { gap: vars.space[24] },
    [up.lg]: { selectors: { '&:nth-child(1)': { gridColumn: 'span 7' }, '&:nth-child(2)': { gridColumn: 'span 5' } } },
  },
});

export const small = style({
  gap: vars.space[16],
  '@media': {
    [up.md]: { gap: vars.space[24] },
    [up.lg]: {
      selectors: {
        '&:nth-child(3)': { gridColumn: 'span 5' },
        '&:nth-child(4)': { gridColumn: 'span 7' },
        '&:last-child:nth-child(3)': { gridColumn: '1 / -1' },
      },
    },
  },
});

export const price = style({ fontSize: vars.fontSize[18], whiteSpace: 'nowrap' });
export const text = style({ flexBasis: '100%', maxInlineSize: '48ch' });

export const picture = style({ display: 'grid', flexGrow: 1, alignItems: 'center' });
export const stack = style({ maxInlineSize: '22rem' });
/** On phones, the number in the text says it. */
globalStyle(`${picture}:has(> ${stack})`, { '@media': { [below.sm]: { display: 'none' } } });

export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: vars.space[20],
  justifyItems: 'center',
  color: vars.color.textMuted,
});
/** On phones, a single row. */
globalStyle(`${marks} > :nth-child(n + 9)`, { '@media': { [below.sm]: { display: 'none' } } });

/** Dots on a line, side by side from middle widths up. */
export const route = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  textAlign: 'center',
  // Otherwise the city names touch in the smallest windows.
  '@media': { [up.sm]: { fontSize: vars.fontSize[14] } },
});

export const end = style({
  position: 'relative',
  paddingBlockStart: vars.space[32],
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.25rem',
    insetInlineStart: 'calc(50% - 0.375rem)',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    border: `2px solid ${vars.color.textMuted}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surfaceRaised,
  },
  selectors: {
    '&:not(:first-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(0.625rem - 1px)',
      insetInlineStart: 'calc(-50% + 0.5rem)',
      inlineSize: 'calc(100% - 1rem)',
      borderBlockStart: `2px dotted ${vars.color.textMuted}`,
    },
  },
});

export const hop = style([
  end,
  { color: vars.color.text, '::before': { borderColor: vars.color.dataMark, backgroundColor: vars.color.dataMark } },
]);
