import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrors } from './form-errors.tsx';

const errors = [{ text: 'Enter your city', fieldId: 'docs-city' }];

export const docs: ComponentDocs = {
  name: 'FormErrors',
  summary:
    'Summarises the errors of a form, with a link to each field. Always render it at the top of the form: it appears and takes focus when there are errors.',
  anatomy: [['root', 'The list with its title, `role="alert"`.']],
  keyboard: {
    specimen: () => (
      <>
        <FormErrors title="One field needs your attention" errors={errors} />
        <TextField id="docs-city" label="City" error="Enter your city" />
      </>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'From the summary, moves focus to the first error.',
        from: 'alert',
        expect: { focused: 'link Enter your city' },
      },
      {
        keys: ['Enter'],
        does: 'On an error, moves focus to its field.',
        from: 'link Enter your city',
        expect: { focused: 'textbox City' },
      },
    ],
  },
  screenReader: [
    'Announced when it appears. It takes focus, so reading continues with the list. Removed errors are not announced.',
  ],
  dos: [
    'Repeat the field’s own error message.',
    'List errors in the order of the form.',
    'Include the number of errors in the title.',
    'Remove an error once its field is valid.',
  ],
  donts: ['Do not show it while users are typing.', 'Do not omit the errors of the fields themselves.'],
};
