import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[8] });
export const flag = style({ flexShrink: 0 });
