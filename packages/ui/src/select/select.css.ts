import { style } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const select = style(
  component({
    appearance: 'none',
    selectors: {
      // Twice, because bundlers that split styles may load those of TextField later.
      '&&': {
        marginInline: `calc(-1 * ${vars.space[12]})`,
        inlineSize: `calc(100% + 2 * ${vars.space[12]})`,
        paddingInlineStart: vars.space[12],
        paddingInlineEnd: vars.space[40],
      },
    },
    cursor: 'pointer',
    flexShrink: 0,
    // In WebKit, the text of a long option widens the page otherwise.
    contain: 'paint',
    '@media': { [when.forcedColors]: { color: 'FieldText' } },
  }),
);
/** The popup is the system's; in the dark theme, it uses the colours of the options. */
export const option = style(
  component({ backgroundColor: vars.color.surfaceRaised, color: vars.color.text, unicodeBidi: 'plaintext' }),
);
export const chevron = style(
  component({
    position: 'absolute',
    insetInlineEnd: vars.space[12],
    pointerEvents: 'none',
    color: vars.color.textMuted,
  }),
);
