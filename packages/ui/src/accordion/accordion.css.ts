import { globalStyle, style } from '@vanilla-extract/css';
import { colorTransition, focusRing, layers, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export { hidden as status } from '../layers/hidden.css.ts';

export const root = style(component({ minInlineSize: 0 }));

export const item = style(component({ borderBlockEnd: `1px solid ${vars.color.border}` }));

export const header = style(component({ margin: 0, fontSize: 'inherit', fontWeight: 'inherit' }));

export const trigger = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: '52px',
    paddingBlock: vars.space[12],
    paddingInline: 0,
    border: 0,
    background: 'none',
    color: vars.color.text,
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.link },
      '&:focus-visible': { ...focusRing, borderRadius: vars.radius.small },
      '&:disabled': { cursor: 'not-allowed', color: vars.color.textMuted },
      '&[aria-disabled="true"]': { cursor: 'default' },
    },
    ...colorTransition,
  }),
);

export const small = style(
  component({ minBlockSize: vars.size.touch, paddingBlock: vars.space[8], fontSize: vars.fontSize[14] }),
);

export const muted = style(component({ color: vars.color.textMuted }));

/** Disabled with a reason, so still focusable. */
export const off = style(
  component({
    selectors: { '&&, &&:hover:not(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted } },
  }),
);

export const reason = style(
  component({
    margin: 0,
    paddingBlockEnd: vars.space[12],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(component({ flexGrow: 1, overflowWrap: 'anywhere' }));

export const icon = style(component({ display: 'inline-flex', color: vars.color.textMuted }));

export const chevron = style(
  component({
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: { [`${trigger}[data-state="open"] &`]: { transform: 'rotate(180deg)' } },
    '@media': { [when.motion]: { transition: `transform ${vars.duration.fast} ${vars.easing.out}` } },
  }),
);

/** Where nothing can be opened, so everything is open. */
const unopenable = `${when.print}, (scripting: none)`;

/** The grid row grows from 0 to the content's height, without measuring. */
export const track = style(
  component({
    display: 'grid',
    gridTemplateRows: '0fr',
    selectors: { '&[data-state="open"]': { gridTemplateRows: '1fr' } },
    '@media': {
      [when.motion]: { transition: `grid-template-rows ${vars.duration.base} ${vars.easing.out}` },
      [unopenable]: { gridTemplateRows: '1fr', transition: 'none' },
    },
  }),
);

export const panel = style(component({ minBlockSize: 0, overflow: 'hidden' }));

globalStyle(`${panel}[hidden]`, {
  '@layer': { [layers.components]: { '@media': { [unopenable]: { display: 'block', contentVisibility: 'visible' } } } },
});

export const content = style(component({ paddingBlockEnd: vars.space[16], color: vars.color.text }));

export const toggleAll = style(
  component({
    minBlockSize: vars.size.touch,
    paddingInline: 0,
    border: 0,
    background: 'none',
    color: vars.color.link,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.linkHover }, '&:focus-visible': focusRing },
  }),
);
