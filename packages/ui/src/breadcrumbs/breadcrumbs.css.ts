import { style } from '@vanilla-extract/css';
import { below, focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ fontSize: vars.fontSize[14], lineHeight: 1.4, color: vars.color.textMuted }));
export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none', rowGap: vars.space[4] }),
);
export const item = style(
  component({
    display: 'block',
    minInlineSize: 0,
    paddingBlock: vars.space[4],
    selectors: {
      // After the last word of its step, so that none begins a line.
      '&:not(:last-child)::after': {
        content: '"/" / ""',
        marginInline: vars.space[8],
        color: vars.color.borderStrong,
      },
    },
  }),
);
/** On phones, show only the parent page. */
export const short = style(
  component({
    '@media': {
      [below.md]: {
        selectors: { '&:not(:nth-last-child(-n + 2))': { display: 'none' } },
      },
    },
  }),
);

const narrow = '(max-width: 40rem)';
/** Depends on its own width instead of the window's, because it may be in a column. */
export const measured = style(component({ inlineSize: '100%', containerType: 'inline-size' }));
export const middle = style(component({ '@container': { [narrow]: { display: 'none' } } }));
export const folded = style(component({ display: 'none', '@container': { [narrow]: { display: 'block' } } }));
export const more = style(component({ display: 'inline-block', position: 'relative' }));
export const summary = style(
  component({
    minInlineSize: '24px',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.small,
    textAlign: 'center',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': focusRing },
    '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  }),
);
export const menu = style(
  component({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineStart: 0,
    zIndex: vars.zIndex.popover,
    display: 'grid',
    gap: vars.space[8],
    inlineSize: 'max-content',
    maxInlineSize: '16rem',
    margin: 0,
    padding: vars.space[12],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
    listStyle: 'none',
  }),
);
export const link = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    paddingBlock: vars.space[4],
    overflowWrap: 'anywhere',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } } } },
  }),
);
export const current = style(component({ color: vars.color.text, overflowWrap: 'anywhere' }));
