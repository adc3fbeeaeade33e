import { style } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component, withScript } from '../theme/rules.ts';

export const strength = style(component({ marginBlockStart: vars.space[8] }));
export const toggle = style([
  component({
    marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
    // Forced colours would draw a second border around the button in the field.
    '@media': { [when.forcedColors]: { selectors: { '&&&&': { borderColor: 'Canvas' } } } },
  }),
  // Hidden because it would do nothing.
  withScript,
]);
