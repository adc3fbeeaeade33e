import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, focusRing, layers, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const details = style(component({ minInlineSize: 0, interpolateSize: 'allow-keywords' }));

export const root = styleVariants({
  plain: [details],
  row: [details, component({ borderBlockEnd: `1px solid ${vars.color.border}` })],
});

const line = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    listStyle: 'none',
    cursor: 'pointer',
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: vars.color.link },
      '&:focus-visible': { ...focusRing, borderRadius: vars.radius.small },
    },
    ...colorTransition,
  }),
);

export const summary = styleVariants({
  plain: [line, component({ minBlockSize: vars.size.touch, inlineSize: 'fit-content' })],
  row: [line, component({ minBlockSize: '52px', paddingBlock: vars.space[12] })],
});

export const heading = style(
  component({
    flexGrow: 1,
    margin: 0,
    fontSize: 'inherit',
    fontWeight: 'inherit',
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

export const chevron = style(
  component({
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
    '@media': { [when.motion]: { transition: `transform ${vars.duration.fast} ${vars.easing.out}` } },
  }),
);

export const content = style(component({ paddingBlock: `${vars.space[4]} ${vars.space[16]}` }));

const contentBox = `${details}::details-content`;
globalStyle(contentBox, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [when.motion]: {
          blockSize: 0,
          overflowY: 'clip',
          transition: `block-size ${vars.duration.base} ${vars.easing.out}, content-visibility ${vars.duration.base} allow-discrete`,
        },
        [when.print]: { blockSize: 'auto', contentVisibility: 'visible' },
      },
    },
  },
});
globalStyle(`${details}[open]::details-content`, {
  '@layer': { [layers.components]: { '@media': { [when.motion]: { blockSize: 'auto' } } } },
});
