import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const folded = style({ marginBlockEnd: vars.space[48], borderBlockStart: `1px solid ${vars.color.border}` });
