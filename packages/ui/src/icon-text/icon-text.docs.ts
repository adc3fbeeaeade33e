import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'IconText',
  summary:
    'Text with a small picture before it: a place with its flag, a company with its logo. For a state, use Status; for a link or button, their own `leading`.',

  anatomy: [
    ['root', 'The line, as wide as its content.'],
    ['text', 'The text after the picture.'],
  ],
  screenReader: ['The text is read. The picture is decorative, because the text says the same.'],
  dos: ['Use `align="center"` for pictures as high as the text.'],
  donts: ['Do not use a picture whose meaning the text does not repeat.'],
};
