import { vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[14],
  '@media': { [when.print]: { display: 'none' } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
});
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch });
