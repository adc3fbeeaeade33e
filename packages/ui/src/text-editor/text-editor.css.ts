import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/index.ts';
import { component, withScript } from '../theme/rules.ts';

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 }),
);

/** Tabs and tools. Without script they do nothing, and the text can be written. */
export const head = style([
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
  }),
  withScript,
]);

export const tabs = style(component({ display: 'flex', gap: vars.space[4], minInlineSize: 0 }));
export const tab = style(
  component({
    position: 'relative',
    minBlockSize: vars.size.touch,
    minInlineSize: 0,
    paddingInline: vars.space[8],
    border: 0,
    background: 'none',
    color: vars.color.textMuted,
    fontFamily: 'inherit',
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-selected="true"]': { color: vars.color.text },
      // Its word begins where the label does.
      '&:first-child': { paddingInlineStart: 0 },
      // A border, because forced colours keep it.
      '&[aria-selected="true"]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space[8],
        insetBlockEnd: vars.space[4],
        borderBlockEnd: `2px solid ${vars.color.selected}`,
      },
      '&[aria-selected="true"]:first-child::after': { insetInlineStart: 0 },
      '&:focus-visible': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-4px',
        borderRadius: vars.radius.small,
      },
    },
  }),
);

/** Eight buttons fit into a row on the smallest phones. */
export const toolbar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    minBlockSize: vars.size.touch,
    alignItems: 'center',
    color: vars.color.textMuted,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

/** The text and its preview in one place, as tall as the taller one, so that the page doesn't shift. */
export const panels = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
const panel = component({ gridArea: '1 / 1', minInlineSize: 0 });
export const write = style([panel, component({ selectors: { '&[data-covered]': { visibility: 'hidden' } } })]);

export const preview = style([
  panel,
  component({
    padding: `${vars.space[8]} ${vars.space[12]}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.small,
    overflowWrap: 'anywhere',
    selectors: {
      '&:focus-visible': focusRing,
    },
  }),
]);
export const note = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
  }),
);
export const failure = style(component({ display: 'flex', gap: vars.space[4], color: vars.color.danger }));
export const failureIcon = style(component({ flexShrink: 0, blockSize: '1lh' }));
export const retry = style(component({ marginBlockStart: vars.space[12] }));
