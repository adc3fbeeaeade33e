import { globalStyle, style } from '@vanilla-extract/css';
import { below, focusRing, layers, numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';
import { columnFrom } from './measures.ts';

export const root = style(
  component({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.zIndex.sticky,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    '@container': { [columnFrom]: { display: 'none' } },
    '@media': {
      [when.print]: { display: 'none' },
      // A keyboard or a small window leaves too little of the page.
      '(max-height: 420px)': { position: 'static' },
    },
  }),
);

// Toasts and bars that stay at the lower edge of the window are above it.
globalStyle(`:root:has(${root})`, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [`${below.md} and (min-height: 420.02px)`]: {
          vars: { '--hoster-bottom-bar': 'calc(3.5rem + env(safe-area-inset-bottom))' },
        },
      },
    },
  },
});

export const list = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: '3.5rem',
    margin: 0,
    padding: `${vars.space[4]} ${vars.space[2]}`,
    border: 0,
    backgroundColor: 'transparent',
    color: vars.color.textMuted,
    fontFamily: 'inherit',
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    textDecorationLine: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&:active': { backgroundColor: vars.color.surfaceSunken },
      '&[aria-current]': { color: vars.color.text, fontWeight: vars.fontWeight.semibold },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '-1px',
        insetInline: '20%',
        blockSize: '3px',
        backgroundColor: vars.color.selected,
      },
    },
  }),
);

export const icon = style(component({ display: 'inline-flex' }));
export const name = style(component({ maxInlineSize: '100%', overflowWrap: 'anywhere', hyphens: 'auto' }));
export const count = style(
  component({
    whiteSpace: 'nowrap',
    position: 'absolute',
    insetBlockStart: vars.space[4],
    insetInlineStart: `calc(50% + ${vars.space[4]})`,
    minInlineSize: '1.125rem',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.text,
    color: vars.color.surface,
    fontSize: '0.6875rem',
    lineHeight: '1.125rem',
    ...numeric,
    '@media': { [when.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText', color: 'Canvas' } },
  }),
);
