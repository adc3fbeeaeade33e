import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ outline: 'none', paddingBlockEnd: vars.space[64] });

/** The one dark band of the page: the map runs out at its edges. */
export const inverse = style({ overflow: 'hidden' });
