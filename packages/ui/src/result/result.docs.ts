import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Result',
  summary:
    'What came of a process, at the top of a page of its own: a payment, an order, a sign-up. For a message within a page, use Callout; for content that failed to load, ErrorState.',

  anatomy: [
    ['root', 'The box, with the tone as `data-tone`.'],
    ['sign', 'The sign of the tone, each with its own shape.'],
    ['words', 'Title, description and `children`.'],
    ['actions', 'Links and buttons for the next step.'],
  ],
  screenReader: [
    'Title and description are a status, announced politely when the state changes.',
    'The sign is decorative: the title says the same in words.',
  ],
  dos: [
    'Say in the title what happened, and in the description what follows.',
    'Render the same Result with another tone when the state changes, so that the change is announced.',
  ],
  donts: ['Do not use it for errors of a form: use FormErrors.', 'Do not offer more than one `action` button.'],
};
