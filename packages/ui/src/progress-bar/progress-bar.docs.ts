import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'ProgressBar',
  summary:
    'How far something has come: an installation, an upload. For how much of a limit is used take Meter, for a wait without a measure Spinner.',

  anatomy: [
    ['root', 'All of it; `data-state` is `progress`, `success` or `danger`.'],
    ['head', 'Name and value.'],
    ['value', 'The value in words.'],
    ['result', 'How it ended.'],
  ],
  screenReader: [
    'A progress bar with its name and `valueLabel`.',
    'It is announced at every quarter; at the end `result` is.',
  ],
  dos: ['Say what goes on: “Installing Debian 13”.', 'Leave out `value` while nobody knows how long.'],
  donts: ['Do not go backwards.', 'Do not remove it at once: show how it ended.'],
};
