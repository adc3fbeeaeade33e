import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export { actions, form, two } from '../../features/account-parts/parts.css.ts';

export const list = style({ display: 'grid', gap: vars.space[8], margin: 0, paddingInlineStart: vars.space[20] });
