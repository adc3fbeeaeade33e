import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'ProgressBar',
  summary:
    'How far something has come: an installation, an upload. How much of a limit is used is a Meter; a wait without a measure is a Spinner.',

  anatomy: [
    ['root', 'All of it; `data-state` is `progress`, `success` or `danger`.'],
    ['head', 'Name and value.'],
    ['value', 'The value in words.'],
    ['result', 'How it ended.'],
  ],
  screenReader: [
    'A progress bar with its name and `valueLabel`.',
    'Announced at every quarter, and at the end by `result`.',
  ],
  dos: ['Say what goes on: “Installing Debian 13”.', 'Leave out `value` while nobody knows how long.'],
  donts: ['Do not go backwards.', 'Do not remove it at once: show how it ended.'],
};
