import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ outline: 'none', paddingBlockEnd: vars.space[64] });

export const hero = style({ overflow: 'hidden' });

/** A band of the sheet: its name at the side, its content beside it. */
export const band = style({
  display: 'grid',
  gap: vars.space[32],
  paddingBlock: vars.space[96],
  '@media': { [up.lg]: { gridTemplateColumns: '1fr 2fr', columnGap: vars.space[48] } },
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
export const bandNote = style({ marginBlockStart: vars.space[12], color: vars.color.textMuted, maxInlineSize: '30ch' });
