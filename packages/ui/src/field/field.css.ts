import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export { hidden as hiddenLabel, hidden as spoken } from '../layers/hidden.css.ts';

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    // For all texts, because an address or a key has no spaces.
    overflowWrap: 'anywhere',
    // Each text has its own direction but the page's alignment.
    textAlign: ['match-parent', '-webkit-match-parent'],
    margin: 0,
    padding: 0,
    border: 0,
  }),
);

export const label = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    color: vars.color.text,
  }),
);
export const legend = style(
  component({
    padding: 0,
    marginBlockEnd: vars.space[4],
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const requirement = style(
  component({ fontSize: vars.fontSize[12], fontWeight: vars.fontWeight.regular, color: vars.color.textMuted }),
);

export const hint = style(
  component({ fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug, color: vars.color.textMuted }),
);

export const control = style(component({ marginBlockStart: vars.space[2] }));

export const error = style(
  component({
    display: 'flex',
    gap: vars.space[4],
    marginBlockStart: vars.space[2],
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    color: vars.color.danger,
  }),
);
export const errorIcon = style(component({ flexShrink: 0, blockSize: '1lh' }));
/** Reserves a line, so that a message doesn't shift the form. */
export const reserved = style(
  component({
    minBlockSize: `calc(1lh + ${vars.space[2]})`,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
  }),
);
export const counter = style(
  component({
    marginBlockStart: vars.space[4],
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const counterOver = style(component({ color: vars.color.danger }));
