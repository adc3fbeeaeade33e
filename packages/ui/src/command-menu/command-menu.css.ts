import { style } from '@vanilla-extract/css';
import { below, numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** Near the top, so that it doesn't move while the list gets longer and shorter. */
export const panel = style(
  component({
    inlineSize: '40rem',
    maxInlineSize: `calc(100% - ${vars.space[32]})`,
    maxBlockSize: 'min(34rem, 80dvh)',
    marginBlockStart: 'min(12dvh, 6rem)',
    marginInline: 'auto',
    alignSelf: 'flex-start',
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    '@media': {
      [below.sm]: {
        inlineSize: '100%',
        maxInlineSize: '100%',
        maxBlockSize: '100%',
        marginBlockStart: 0,
        borderStartStartRadius: 0,
        borderStartEndRadius: 0,
      },
      [when.short]: { marginBlockStart: 0, maxBlockSize: '100%' },
    },
  }),
);

export const field = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    flexShrink: 0,
    paddingInline: vars.space[16],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    color: vars.color.textMuted,
  }),
);

export const input = style(
  component({
    flexGrow: 1,
    minInlineSize: 0,
    blockSize: '3.5rem',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: vars.color.text,
    fontFamily: 'inherit',
    fontSize: vars.fontSize[16],
    selectors: {
      // The field fills the head of the dialog, and the active option has the ring.
      '&:focus': { outline: 'none' },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    },
  }),
);

export const scroller = style(
  component({ flexGrow: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' }),
);

export const list = style(component({ selectors: { '&:not(:empty)': { padding: vars.space[8] } } }));

export const option = style(component({ color: 'inherit', textDecoration: 'none' }));

export const icon = style(component({ display: 'inline-flex', flexShrink: 0, color: vars.color.textMuted }));

export const hints = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    flexShrink: 0,
    padding: `${vars.space[8]} ${vars.space[16]}`,
    borderBlockStart: `1px solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
    ...numeric,
    // About keys that a touch screen doesn't have.
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
);
