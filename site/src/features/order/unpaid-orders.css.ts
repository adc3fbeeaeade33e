import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
