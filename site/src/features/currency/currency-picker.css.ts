import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';
import { field } from '../../parts/form/plain-controls.css.ts';

export const root = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[8] });

export const label = style({ fontSize: vars.fontSize[14], color: vars.color.textMuted });

export const select = style([
  field,
  { maxInlineSize: '100%', backgroundColor: vars.color.surface, fontSize: vars.fontSize[14] },
]);
