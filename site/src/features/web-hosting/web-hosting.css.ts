import { up, vars } from '@hoster/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const square = (size: string) => ({ flexShrink: 0, inlineSize: size, blockSize: size });

export const mark = styleVariants({
  small: square(vars.space[20]),
  medium: square(vars.space[32]),
  large: { ...square(vars.space[48]), '@media': { [up.md]: square(vars.space[64]) } },
});

/** An icon in a line of text. */
export const sign = style({ display: 'inline-block', verticalAlign: 'text-bottom' });

export const wallBand = style({ marginBlock: vars.space[64], paddingBlock: vars.space[64] });

/** Between two parts of the configuration. */
export const notice = style({ paddingBlockEnd: vars.space[24] });
