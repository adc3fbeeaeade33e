import { style } from '@vanilla-extract/css';
import { layout } from '../theme/rules.ts';

export const root = style(layout({ containerType: 'inline-size', minInlineSize: 0 }));
