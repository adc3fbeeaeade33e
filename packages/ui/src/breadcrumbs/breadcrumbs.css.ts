import { style } from '@vanilla-extract/css';
import { below, focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ fontSize: vars.fontSize[14], lineHeight: 1.4, color: vars.color.textMuted }));
export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none', rowGap: vars.space[4] }),
);
export const item = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    selectors: {
      '&:not(:first-child)::before': {
        content: '"/" / ""',
        marginInline: vars.space[8],
        color: vars.color.borderStrong,
      },
    },
    '@media': {
      // A phone has room for the way back, not for the whole way.
      [below.md]: {
        selectors: {
          '&:not(:nth-last-child(-n + 2))': { display: 'none' },
          '&:nth-last-child(2)::before': { display: 'none' },
        },
      },
    },
  }),
);
export const link = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    paddingBlock: vars.space[4],
    selectors: { '&:focus-visible': focusRing },
    '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } } } },
  }),
);
export const current = style(component({ color: vars.color.text, overflowWrap: 'anywhere' }));
