import { style } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: 'fit-content',
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[12],
    lineHeight: 1.5,
    // Keys are in the order in which they are pressed.
    direction: 'ltr',
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  }),
);

export const key = style(
  component({
    minInlineSize: '1.25rem',
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.border}`,
    borderBlockEndColor: vars.color.borderStrong,
    borderRadius: '4px',
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.textMuted,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textAlign: 'center',
    '@media': { [when.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
