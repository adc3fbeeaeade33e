import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export { hidden, hidden as spoken } from '../layers/hidden.css.ts';

export const body = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 }),
);

export const zone = style(
  component({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    padding: vars.space[16],
    border: `1px dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surfaceRaised,
    ...colorTransition,
    selectors: {
      '&[hidden]': { display: 'none' },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
      '&[data-dragging]': {
        borderStyle: 'solid',
        borderColor: vars.color.focus,
        backgroundColor: vars.color.infoSurface,
      },
      '&[data-off]': {
        borderColor: vars.color.border,
        backgroundColor: vars.color.surfaceSunken,
        color: vars.color.textMuted,
      },
      '&:has(input:focus-visible)': focusRing,
    },
    '@media': {
      ...colorTransition['@media'],
      [when.hover]: {
        selectors: {
          '&:hover:not([data-off], [data-dragging], :has([aria-invalid="true"]))': { borderColor: vars.color.text },
        },
      },
    },
  }),
);
/** The input until hydration, and without JavaScript. */
export const native = style(
  component({
    flexGrow: 1,
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: vars.size.controlSmall,
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: vars.fontSize[16],
  }),
);
export const choose = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.size.controlSmall,
    color: vars.color.link,
    fontWeight: vars.fontWeight.semibold,
    cursor: 'pointer',
    // The whole zone is the target.
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '[data-off] > &': { color: 'inherit', cursor: 'not-allowed' },
    },
  }),
);
export const drop = style(
  component({
    color: vars.color.textMuted,
    // Phones have nothing to drop.
    '@media': { '(hover: none)': { display: 'none' } },
  }),
);
export const limits = style(
  component({
    flexBasis: '100%',
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    color: vars.color.textMuted,
  }),
);

export const files = style(
  component({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
);
export const file = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    paddingBlock: vars.space[8],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);
export const preview = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: vars.space[40],
    blockSize: vars.space[40],
    borderRadius: vars.radius.small,
    overflow: 'hidden',
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
  }),
);
export const picture = style(
  component({
    inlineSize: '100%',
    blockSize: '100%',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: vars.space[4],
    minInlineSize: 0,
    lineHeight: vars.lineHeight.snug,
  }),
);
export const name = style(component({ overflowWrap: 'anywhere' }));
export const facts = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[12],
    fontSize: vars.fontSize[14],
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
const stateLine = { display: 'inline-flex', gap: vars.space[4] } as const;
export const state = styleVariants({
  waiting: component(stateLine),
  uploading: component(stateLine),
  done: component({ ...stateLine, color: vars.color.success }),
  failed: component({ ...stateLine, color: vars.color.danger }),
});
export const icon = style(component({ flexShrink: 0, blockSize: '1lh' }));
export const actions = style(
  component({
    display: 'flex',
    flexShrink: 0,
    gap: vars.space[12],
    marginBlockStart: vars.space[4],
    // They need it.
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);

export const rejected = style(component({ selectors: { '&:empty': { display: 'none' } } }));
export const rejection = style(
  component({ fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug, color: vars.color.danger }),
);
