import { below, up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.color.text}`,
  '@media': { [up.md]: { gridTemplateColumns: '14rem 1fr' } },
});

const line = { paddingBlock: vars.space[16] } as const;

export const name = style({
  ...line,
  color: vars.color.textMuted,
  '@media': {
    [up.md]: { borderBlockEnd: `1px solid ${vars.color.border}` },
    [below.md]: { paddingBlockEnd: 0 },
  },
});

export const fact = style({
  ...line,
  margin: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: vars.fontWeight.medium,
  '@media': { [below.md]: { paddingBlockStart: vars.space[4] } },
});

export const marks = style([fact, { display: 'flex', flexWrap: 'wrap', gap: vars.space[20] }]);
