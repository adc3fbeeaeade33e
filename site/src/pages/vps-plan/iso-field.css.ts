import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const images = style({ minInlineSize: 0 });

/** By CSS alone, so that it shows without script too. */
export const field = style({
  paddingBlockStart: vars.space[16],
  selectors: { [`${images}:not(:has([data-own-field] :checked)) &`]: { display: 'none' } },
});
