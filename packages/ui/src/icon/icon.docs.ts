import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Icon',
  summary:
    'An interface icon of lucide-react: hairline strokes in the colour of the text. Only what is imported is shipped.',

  anatomy: [['root', 'The drawing.']],
  screenReader: ['Silent by default; with `label` it is an image of that name.'],
  dos: ['Give `label` only if no text beside it says the same.', 'Set `mirrored` on arrows and chevrons.'],
  donts: ['Do not let an icon stand alone unless everyone knows it.', 'Do not colour it apart from its text.'],
};
