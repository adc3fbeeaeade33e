import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'ProgressBar',
  summary:
    'Shows the progress of a task, such as an installation or upload. For the usage of a limit, use Meter; for a short wait, Spinner.',

  anatomy: [
    ['root', 'The root; `data-state` is `progress`, `success` or `danger`.'],
    ['head', 'Name and value.'],
    ['value', 'The value as text.'],
    ['result', 'The result.'],
  ],
  screenReader: [
    'A progress bar with its name and `valueLabel`.',
    'Progress is announced at every quarter, and `result` at the end.',
  ],
  dos: ['Describe the task: “Installing Debian 13”.', 'Omit `value` if the progress is unknown.'],
  donts: ['Do not let progress decrease.', 'Do not remove it immediately: show the result.'],
};
