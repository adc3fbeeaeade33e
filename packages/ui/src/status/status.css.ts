import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'inline-flex',
    // Its own width in a stack or a grid, too, which would stretch it.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    alignItems: 'baseline',
    gap: vars.space[8],
    lineHeight: vars.lineHeight.snug,
    fontWeight: vars.fontWeight.medium,
  }),
);
/** An explicit width, because images with a maximum width count as 0 for the minimum width of a table. */
export const icon = style(
  component({
    display: 'inline-flex',
    flexShrink: 0,
    alignSelf: 'flex-start',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '16px',
    blockSize: '1lh',
  }),
);
export const text = style(component({ minInlineSize: 0, overflowWrap: 'break-word' }));
