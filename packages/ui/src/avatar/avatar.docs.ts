import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Avatar',
  summary: 'A person: a picture, or the first letters of the name. For a country take Flag, for the brand Logo.',

  anatomy: [['root', 'The circle.']],
  screenReader: ['Silent by default, because the name stands beside it; with `labelled` it is an image with the name.'],
  dos: ['Set `labelled` where no name stands beside it.', 'Give pictures of at least twice `size`.'],
  donts: ['Do not use it as a button: put it into one.'],
};
