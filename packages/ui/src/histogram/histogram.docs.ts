import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Histogram',
  summary:
    'Bars behind a range filter, one for each step: how many there are. Those in the range are dark. The course of a value over time is a Sparkline.',

  anatomy: [['root', 'The drawing.']],
  screenReader: ['Without `label` it is decoration; with it an image described by those words.'],
  dos: ['Say in `label` what stands out: “Most plans cost 8 to 20 €”.', 'Give as many counts as the slider has steps.'],
  donts: ['Do not let it be the only place where the figures stand.'],
};
