import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'QrCode',
  summary:
    'Draws a QR code from the modules of an encoder, so that the library needs none. Beside it, show the same as text to copy or a link, for those who are on the device that should scan it.',

  anatomy: [['root', 'The `<svg>`.']],
  screenReader: ['An image named by `label`. What it encodes is not read.'],
  dos: ['Encode with a border of four light modules.', 'Say in `label` what the code is for.'],
  donts: ['Do not use it as the only way.', 'Do not show it smaller than 120 px.'],
};
