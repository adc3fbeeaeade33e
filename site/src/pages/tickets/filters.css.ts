import { vars } from '@hoster/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A field with its button, on one line on phones as well. */
export const search = style({ display: 'flex', gap: vars.space[8], maxInlineSize: '28rem' });

globalStyle(`${search} > :first-child`, { flexGrow: 1, minInlineSize: 0 });
globalStyle(`${search} > button`, { flexShrink: 0 });
