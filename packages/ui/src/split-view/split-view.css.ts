import { style, styleVariants } from '@vanilla-extract/css';
import { barHeight } from '../app-shell/measures.ts';
import { colorTransition, focusRing, numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const name = 'hoster-split-view';
const beside = `${name} (min-width: 720px)`;

export const root = style(component({ containerType: 'inline-size', containerName: name, minInlineSize: 0 }));

export const panes = style(
  component({
    display: 'grid',
    gap: vars.space[24],
    '@container': { [beside]: { gridTemplateColumns: 'minmax(16rem, 2fr) minmax(0, 5fr)', alignItems: 'start' } },
    '@media': { [when.print]: { display: 'block' } },
  }),
);

const pane = style(component({ minInlineSize: 0 }));

/** In a narrow container, one of the two is shown. */
const hiddenBelow = (width: string) =>
  component({
    display: 'none',
    '@container': { [width]: { display: 'block' } },
    '@media': { [when.print]: { selectors: { '&&': { display: 'none' } } } },
  });
export const list = styleVariants({
  list: [pane, component({})],
  record: [pane, hiddenBelow(beside)],
});

export const record = styleVariants({
  list: [pane, component({ display: 'none', '@container': { [beside]: { display: 'block' } } })],
  record: [pane, component({})],
});

/** A table needs more room than items. */
const besideTable = `${name} (min-width: 960px)`;
const tableGrid = style(component({ display: 'grid', gap: vars.space[24], gridTemplateColumns: 'minmax(0, 1fr)' }));
export const tablePanes = styleVariants({
  list: [tableGrid],
  record: [
    tableGrid,
    component({
      '@container': { [besideTable]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
      '@media': { [when.print]: { display: 'block' } },
    }),
  ],
});
export const table = styleVariants({
  list: [pane, component({})],
  record: [pane, hiddenBelow(besideTable)],
});
export const tableRecord = styleVariants({
  list: component({ display: 'none' }),
  record: [pane, component({})],
});

/** Scrolls by itself beside the record, so that its place in the list is kept. */
export const scroll = style(
  component({
    minInlineSize: 0,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
    '@container': {
      [beside]: {
        position: 'sticky',
        insetBlockStart: `calc(${barHeight} + ${vars.space[16]})`,
        maxBlockSize: `calc(100dvh - ${barHeight} - ${vars.space[32]})`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.medium,
        backgroundColor: vars.color.surfaceRaised,
      },
    },
    '@media': {
      [when.print]: { selectors: { '&&': { position: 'static', maxBlockSize: 'none', overflow: 'visible' } } },
    },
  }),
);

export const tableBack = style(
  component({
    marginBlockEnd: vars.space[12],
    fontSize: vars.fontSize[14],
    '@media': { [when.print]: { display: 'none' } },
  }),
);
export const back = style([tableBack, component({ '@container': { [beside]: { display: 'none' } } })]);

export const items = style(component({ margin: 0, padding: 0, listStyle: 'none' }));

/** A dense grid of two columns: what it is, and how old or how much. */
export const item = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `${vars.space[2]} ${vars.space[12]}`,
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    textDecorationLine: 'none',
    selectors: {
      'li:last-child > &': { borderBlockEnd: 0 },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&[aria-current]': { backgroundColor: vars.color.surfaceSunken },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '3px',
        backgroundColor: vars.color.selected,
      },
    },
    '@media': {
      ...colorTransition['@media'],
      [when.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } } },
    },
  }),
);
export const title = style(component({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' }));
export const meta = style(component({ justifySelf: 'end', color: vars.color.textMuted, ...numeric }));
export const detail = style(component({ gridColumn: 1, color: vars.color.textMuted, overflowWrap: 'anywhere' }));
export const status = style(component({ gridColumn: 2, justifySelf: 'end' }));
