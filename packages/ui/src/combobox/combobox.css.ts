import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const box = style(component({ cursor: 'text' }));
/** The native select behind the field, still used for autofill, submission and validation. */
export const hidden = style(
  // See Select about `contain`.
  component({ ...visuallyHidden, bottom: 0, insetInlineStart: '50%', contain: 'paint' }),
);
/** Not editable, so it opens like a select. */
export const pick = style(component({ cursor: 'pointer', caretColor: 'transparent' }));
export const leading = style(component({ display: 'inline-flex', flexShrink: 0 }));
export const clear = style(
  component({
    marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
    // Forced colours would draw a second border around the button in the field.
    '@media': { [when.forcedColors]: { selectors: { '&&&&': { borderColor: 'Canvas' } } } },
  }),
);
export const chevron = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: '100%',
    marginInline: `calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[12]})`,
    paddingInline: vars.space[12],
    border: 0,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
);

export const popup = style(
  component({ display: 'flex', flexDirection: 'column', maxBlockSize: '22rem', overflow: 'hidden' }),
);
export const list = style(
  component({
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The list maintains its own scroll position when rows are added above.
    overflowAnchor: 'none',
    padding: vars.space[4],
  }),
);
export const heading = style(
  component({
    padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[4]}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
  }),
);
export const option = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '40px',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    borderRadius: vars.radius.small,
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    selectors: {
      '&[data-active]': {
        backgroundColor: vars.color.surfaceSunken,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
      '&[aria-selected="true"]': { fontWeight: vars.fontWeight.medium },
      '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [when.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } } },
      '(pointer: coarse)': { minBlockSize: vars.size.touch },
    },
  }),
);
export const words = style(component({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const note = style(
  component({
    display: 'block',
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textMuted,
  }),
);
export const message = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    padding: `${vars.space[12]} ${vars.space[16]}`,
    color: vars.color.textMuted,
  }),
);
export const spoken = style(component(visuallyHidden));
