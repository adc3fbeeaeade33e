import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'VisuallyHidden',
  summary: 'Words for screen readers alone. For what should be hidden from all, take Hidden.',

  anatomy: [['root', 'The words, out of sight.']],
  screenReader: ['Read in its place.'],
  dos: ['Use it where sighted visitors understand by position: “Price”, in a column of prices.'],
  donts: [
    'Do not put anything into it that can be focused: that is a SkipLink.',
    'Do not say in it what sighted visitors need as well.',
  ],
};
