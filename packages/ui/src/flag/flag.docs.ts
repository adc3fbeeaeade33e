import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Flag',
  summary: 'The flag of a country, from files of the library. A country without a picture shows its code.',

  anatomy: [['root', 'The picture; `data-country` is the code.']],
  screenReader: ['Silent, because the name stands beside it; with `label` it is an image of that name.'],
  dos: ['Write the name of the country beside it, or give `label`.'],
  donts: ['Do not use flags for languages.'],
};
