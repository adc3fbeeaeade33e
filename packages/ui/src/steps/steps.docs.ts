import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Steps',
  summary:
    'Numbered instructions that are all on one page, such as setting up an app. To show how far somebody is in a process of several pages, use Stepper.',

  anatomy: [
    ['root', 'The `<ol>`.'],
    ['[data-component="step"]', 'Step: one `<li>` with its number and title.'],
    ['body', 'Text, pictures and fields of the step.'],
  ],
  screenReader: ['An ordered list; each title is read with its number.'],
  dos: ['Begin each title with a verb.', 'Put the field that ends the process into the last step.'],
  donts: ['Do not use it for things whose order does not matter: use List.'],
};
