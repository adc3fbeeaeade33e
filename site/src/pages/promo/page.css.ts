import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[24],
  paddingBlock: vars.space[96],
});
export const title = style({ fontSize: vars.fontSize[36], letterSpacing: vars.tracking.tight });
export const form = style({ display: 'grid', justifyItems: 'start', gap: vars.space[16], inlineSize: '100%' });
