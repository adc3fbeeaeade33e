import { style } from '@vanilla-extract/css';
import { below, focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** Keeps the header text clear of the handle. */
export const name = style(
  component({ display: 'inline-block', maxInlineSize: '100%', paddingInlineEnd: vars.space[8] }),
);

export const handle = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: '24px',
    cursor: 'col-resize',
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: '20%',
        insetInlineEnd: 0,
        inlineSize: '1px',
        backgroundColor: vars.color.borderStrong,
      },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&[data-moving]::after': { insetBlock: 0, inlineSize: '3px', backgroundColor: vars.color.focus },
    },
    '@media': {
      [when.hover]: { selectors: { '&:hover::after': { insetBlock: 0, inlineSize: '3px' } } },
      [when.forcedColors]: { selectors: { '&::after': { backgroundColor: 'CanvasText' } } },
      [when.print]: { display: 'none' },
      // Narrow tables are cards or scroll by touch.
      [below.md]: { display: 'none' },
    },
  }),
);
