import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[8] });
export const button = style({ flexShrink: 0 });
export const good = style({ minBlockSize: vars.space[24], fontSize: vars.fontSize[14], color: vars.color.success });
