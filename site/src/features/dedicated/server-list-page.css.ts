import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ paddingBlock: `${vars.space[48]} ${vars.space[32]}` });
export const band = style({ paddingBlock: vars.space[48] });
