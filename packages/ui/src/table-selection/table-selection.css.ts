import { style } from '@vanilla-extract/css';
import { cardHead } from '../table/table.css.ts';
import { below, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** The touch target includes the space around the box without making the row higher. */
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
/** Above the touch area, so that a scripted click on the box reaches it. */
export const box = style(component({ position: 'relative' }));
/** Above cards, the box needs a label; in a column header, it doesn't. */
export const all = style(
  component({
    display: 'none',
    '@media': { [below.md]: { selectors: { [`${cardHead} &`]: { display: 'inline' } } } },
  }),
);
