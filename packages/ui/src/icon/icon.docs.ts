import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Icon',
  summary:
    'An icon with thin strokes in the text colour. `@hoster/ui/icons` has those of our products, see Foundations; only imported ones are bundled.',

  anatomy: [['root', 'The SVG.']],
  screenReader: ['Hidden from screen readers by default. With `label`, it is an image with that name.'],
  dos: ['Set `label` only if no adjacent text has the same meaning.', 'Set `mirrored` on arrows and chevrons.'],
  donts: [
    'Do not use an icon without text unless it is well known.',
    'Do not give it a different colour from its text.',
  ],
};
