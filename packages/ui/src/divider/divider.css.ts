import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const line = `1px solid ${vars.color.border}`;

export const root = style(component({ inlineSize: '100%', margin: 0, border: 0, borderBlockStart: line }));

/** Words between two lines. */
export const labelled = style(
  component({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: vars.space[12],
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    textAlign: 'center',
    '::before': { content: '', borderBlockStart: line },
    '::after': { content: '', borderBlockStart: line },
  }),
);
