import { styleVariants, style } from '@vanilla-extract/css';
import { up } from '../theme/index.ts';
import { layout } from '../theme/rules.ts';

export const root = style(layout({ display: 'grid', alignItems: 'start', minInlineSize: 0, margin: 0 }));

export const from = styleVariants({ md: up.md, lg: up.lg }, (media) =>
  layout({ '@media': { [media]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } }),
);
