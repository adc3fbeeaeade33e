import { style } from '@vanilla-extract/css';
import { vars } from '@hoster/ui/theme';

/** Forms are as wide as lines of text. */
export const form = style({ maxInlineSize: vars.size.measure });
