import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layers, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';
import { barHeight, columnFrom, shell } from './measures.ts';

export const root = style(
  component({
    containerType: 'inline-size',
    containerName: shell,
    minInlineSize: 0,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    vars: { '--hoster-app-bar': '3.5rem' },
  }),
);

export const frame = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    '@media': { [when.print]: { display: 'block', minBlockSize: 0 } },
  }),
);

export const bar = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.zIndex.header,
    display: 'flex',
    // In the narrowest windows, the tools are on a line of their own.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[12]}`,
    // In full also where the text is larger than the bar.
    minBlockSize: barHeight,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[16],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    '@container': { [columnFrom]: { paddingInline: vars.space[24] } },
    '@media': { [when.print]: { selectors: { '&&': { position: 'static', paddingInline: 0 } } } },
  }),
);

export const brand = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space[12], flexShrink: 0, maxInlineSize: '60%' }),
);

// A picture in a line of text has space for letters below it.
globalStyle(`${brand} > a`, { '@layer': { [layers.components]: { display: 'inline-flex' } } });

export const tools = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    flexGrow: 1,
    maxInlineSize: '100%',
    '@media': { [when.print]: { display: 'none' } },
  }),
);

// What surrounds a button with a long name is otherwise as wide as the whole name.
globalStyle(`${tools} > *`, { '@layer': { [layers.components]: { maxInlineSize: '14rem' } } });

export const body = style(
  component({
    display: 'flex',
    flexGrow: 1,
    alignItems: 'stretch',
    '@media': { [when.print]: { display: 'block' } },
  }),
);

export const content = style(component({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 }));

export const main = style(
  component({
    flexGrow: 1,
    inlineSize: '100%',
    maxInlineSize: '96rem',
    // Focused by the skip link only.
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { [when.print]: { selectors: { '&&': { padding: `${vars.space[16]} 0 0` } } } },
  }),
);

export const density = styleVariants({
  comfortable: component({
    padding: `${vars.space[20]} ${vars.space[16]}`,
    '@container': { [columnFrom]: { padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[48]}` } },
  }),
  compact: component({
    padding: `${vars.space[12]} ${vars.space[16]}`,
    '@container': { [columnFrom]: { padding: `${vars.space[16]} ${vars.space[20]} ${vars.space[32]}` } },
  }),
});

const footer = style(
  component({
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    '@media': { [when.print]: { display: 'none' } },
  }),
);

export const footers = styleVariants({
  comfortable: [footer, component({ '@container': { [columnFrom]: { paddingInline: vars.space[32] } } })],
  compact: [footer, component({ '@container': { [columnFrom]: { paddingInline: vars.space[20] } } })],
});
