import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Histogram',
  summary:
    'Shows the number of items at each step above a range filter. Bars in the selected range are dark. For values over time, use Sparkline.',

  anatomy: [['root', 'The SVG.']],
  screenReader: ['Decorative without `label`; with it, an image with that description.'],
  dos: [
    'Describe the finding in `label`: “Most plans cost 8 to 20 €”.',
    'Provide as many counts as the slider has steps.',
  ],
  donts: ['Do not use it as the only source of the figures.'],
};
