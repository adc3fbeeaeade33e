import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { StatTile } from './stat-tile.tsx';

export const docs: ComponentDocs = {
  name: 'StatTile',
  summary:
    'A figure of a dashboard with its history and its change, which may lead to a page about it. For a figure on a public page, use Stat; for a chart to read values from, TimeSeries.',
  anatomy: [
    ['root', 'The `<dl>`.'],
    ['label', 'The label.'],
    ['link', 'With `href`, the link, whose area is the whole tile.'],
    ['value', 'The figure with its unit.'],
    ['chart', 'The Sparkline.'],
    ['change', 'The change: an arrow and words.'],
    ['note', 'What the figure consists of or means.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <StatTile label="Open tickets" value="42" href="#tickets" />
        <StatTile label="Due invoices" value="3" href="#invoices" />
      </>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the next tile with a link.',
        from: 'link Open tickets',
        expect: { focused: 'link Due invoices' },
      },
    ],
  },
  screenReader: ['A term with its values: the figure, the label of the chart, and the change in words.'],
  dos: [
    'Say in `change.label` what it is compared with: “12 more than last week”.',
    'Set `change.tone` by meaning: more open tickets are worse.',
    'Put tiles of one row into a Grid, with the same parts.',
  ],
  donts: ['Do not put buttons into a tile with `href`.', 'Do not show more than about six tiles.'],
};
