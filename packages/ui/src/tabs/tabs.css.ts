import { style } from '@vanilla-extract/css';
import { colorTransition, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ minInlineSize: 0 }));

/** Scrolls sideways where the tabs do not fit; a phone swipes, the arrow keys follow the focus. */
export const list = style(
  component({
    display: 'flex',
    gap: vars.space[16],
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);

/** Shared with NavTabs, so that both look alike though one is buttons and the other links. */
export const tab = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    flexShrink: 0,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[4],
    border: 0,
    borderBlockEnd: '2px solid transparent',
    background: 'none',
    color: vars.color.textMuted,
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
        borderRadius: vars.radius.small,
      },
      '&[aria-selected="true"], &[aria-current="page"]': {
        color: vars.color.text,
        borderBlockEndColor: vars.color.selected,
      },
      '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.7 },
    },
    ...colorTransition,
  }),
);

export const panel = style(component({ paddingBlockStart: vars.space[24] }));
