import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ outline: 'none', paddingBlockEnd: vars.space[64] });

/** The one dark band of the page: the map runs out at its edges. */
export const inverse = style({ overflow: 'hidden' });

/** A band of the sheet: its name at the side, its content beside it. */
const band = style({
  display: 'grid',
  gap: vars.space[32],
  paddingBlock: vars.space[96],
  '@media': { [up.lg]: { gridTemplateColumns: '1fr 2fr', columnGap: vars.space[48] } },
});

/** A band with its name above its content. */
export const open = style({ display: 'grid', gap: vars.space[32], paddingBlock: vars.space[96] });

export const heading = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [up.lg]: { gridTemplateColumns: '1fr auto', alignItems: 'baseline', columnGap: vars.space[48] } },
});

/** The rule is as wide as the text, not as the container with its margins. */
export const ruled = style([
  band,
  {
    position: 'relative',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: vars.space[16],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
    '@media': { [up.md]: { '::before': { insetInline: vars.space[32] } } },
  },
]);

export const bandTitle = style({
  fontSize: vars.fontSize[28],
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.tracking.tight,
});
export const bandNote = style({ color: vars.color.textMuted });
