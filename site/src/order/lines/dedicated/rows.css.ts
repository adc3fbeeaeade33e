import { numeric, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** An option, and how many of it or what it costs beside it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(auto, 9rem)',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
});
export const price = style({ ...numeric, display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize[12] });
