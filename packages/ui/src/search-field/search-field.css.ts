import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const clear = style(
  component({
    marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
    // Forced colours would draw a second border around the button in the field.
    '@media': { [when.forcedColors]: { selectors: { '&&&&': { borderColor: 'Canvas' } } } },
  }),
);
export const spoken = style(component(visuallyHidden));
