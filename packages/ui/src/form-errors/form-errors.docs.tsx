import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrors } from './form-errors.tsx';

const errors = [{ text: 'Enter your city', fieldId: 'docs-city' }];

export const docs: ComponentDocs = {
  name: 'FormErrors',
  summary:
    'All that is wrong with a form, on top of it, each line a link to its field. Render it always; it shows itself, and takes the focus, when there are errors.',
  anatomy: [['root', 'The list with its title, `role="alert"`.']],
  keyboard: {
    specimen: () => (
      <>
        <FormErrors title="One thing to put right" errors={errors} />
        <TextField id="docs-city" label="City" error="Enter your city" />
      </>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'From the summary: goes to the first error.',
        from: 'alert',
        expect: { focused: 'link Enter your city' },
      },
      {
        keys: ['Enter'],
        does: 'On an error: goes to its field.',
        from: 'link Enter your city',
        expect: { focused: 'textbox City' },
      },
    ],
  },
  screenReader: ['Announced when it appears; it has the focus, so reading goes on with the list.'],
  dos: [
    'Repeat the words of the field’s own error.',
    'Keep the order of the form.',
    'Say in the title how many there are.',
  ],
  donts: ['Do not show it while someone is still typing.', 'Do not leave the fields without their own errors.'],
};
