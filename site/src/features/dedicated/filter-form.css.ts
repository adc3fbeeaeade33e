import { below, up } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const toggle = style({ '@media': { [up.lg]: { display: 'none' } } });

export const filters = style({
  '@media': { [below.lg]: { selectors: { [`${toggle}:not([open]) + &`]: { display: 'none' } } } },
});
