import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Avatar',
  summary: 'Represents a person with a picture or initials. For a country use Flag, for the brand Logo.',

  anatomy: [['root', 'The circle.']],
  screenReader: [
    'Hidden from screen readers by default, because the name is next to it. With `labelled`, it is an image with the person’s name.',
  ],
  dos: ['Set `labelled` if the name isn’t next to it.', 'Use pictures of at least twice the `size`.'],
  donts: ['Do not use it as a button: put it inside one.'],
};
