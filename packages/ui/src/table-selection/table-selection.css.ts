import { style } from '@vanilla-extract/css';
import { cardHead } from '../table/table.css.ts';
import { below, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** A finger hits the space around the box too; the row stays as low as its text. */
export const label = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '24px',
    marginBlock: '-2px',
    verticalAlign: 'top',
    cursor: 'pointer',
    selectors: {
      '&::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[12]})` },
      '&:has(:disabled)': { cursor: 'not-allowed' },
    },
  }),
);
/** Above the area that takes the touch, so that a script's click at the box is the box's. */
export const box = style(component({ position: 'relative' }));
/** Above cards the box stands alone; over a column it needs no words. */
export const all = style(
  component({
    display: 'none',
    '@media': { [below.md]: { selectors: { [`${cardHead} &`]: { display: 'inline' } } } },
  }),
);
