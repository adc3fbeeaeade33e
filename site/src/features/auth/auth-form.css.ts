import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[24] });

export const fields = style({ display: 'grid', gap: vars.space[16] });

/** The button first, the ways out below it. */
export const actions = style({ display: 'grid', gap: vars.space[12], justifyItems: 'stretch' });
