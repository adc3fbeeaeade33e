import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component, override } from '../theme/rules.ts';

export const toggle = style([
  component({ marginInlineEnd: `calc(-1 * ${vars.space[8]})` }),
  // It would do nothing.
  override({ '@media': { '(scripting: none)': { display: 'none' } } }),
]);
