import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const address = style({ overflowWrap: 'anywhere' });
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space[12]}` });
export const stack = style({ display: 'grid', gap: vars.space[16], justifyItems: 'start' });
export const facts = style({ maxInlineSize: vars.size.narrow });
export const about = style({ maxInlineSize: vars.size.narrow });
