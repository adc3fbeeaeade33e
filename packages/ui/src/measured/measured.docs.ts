import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Measured',
  summary:
    'A box whose own width, not the window’s, decides how layout primitives inside it lay out: their `@sm`, `@md` and `@lg` are 320, 480 and 720 px of it.',
  anatomy: [['root', 'The box; as wide as its place.']],
  screenReader: ['Says nothing by itself; pass `element` where the box has a meaning.'],
  dos: ['Put it around a part that stands in pages and in columns alike.'],
  donts: ['Do not put it where its content should decide the width: it would have none.'],
};
