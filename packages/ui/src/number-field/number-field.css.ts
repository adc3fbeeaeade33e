import { style } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component, withScript } from '../theme/rules.ts';
import { unit as besideFigure } from './unit.css.ts';

// Twice, because bundlers that split styles may load those of TextField later.
export const box = style(component({ selectors: { '&&': { paddingInline: 0, gap: 0 } } }));
export const input = style(component({ textAlign: 'center' }));
export const button = style([
  component({
    flexShrink: 0,
    minBlockSize: '100%',
    blockSize: '100%',
    borderRadius: `calc(${vars.radius.small} - 1px)`,
    // Forced colours would draw a second border around the button in the field.
    '@media': { [when.forcedColors]: { selectors: { '&&&&': { borderColor: 'Canvas' } } } },
  }),
  // Without script they do nothing, and the figure can be typed.
  withScript,
]);
export const unit = style([besideFigure, component({ color: vars.color.textMuted })]);
