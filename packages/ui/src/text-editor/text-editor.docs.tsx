import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { TextEditor } from './text-editor.tsx';

const names = { bold: 'Bold', italic: 'Italic', link: 'Link' };
const words = {
  tabs: 'Text or preview',
  write: 'Write',
  preview: 'Preview',
  loading: 'Loading preview',
  empty: 'Nothing to preview',
  failed: 'We couldn’t load the preview.',
  retry: 'Try again',
};

export const docs: ComponentDocs = {
  name: 'TextEditor',
  summary:
    'A text field for Markdown with a toolbar, shortcuts and a preview that your app renders, for replies, articles and comments. It’s a native `<textarea>` and contains no Markdown parser. For text without formatting, use TextArea.',
  apg: 'toolbar',
  anatomy: [
    ['root', 'The field and its attachments.'],
    ['[data-component="text-editor-field"]', 'Label, hint, tabs, toolbar, text, counter and error.'],
    ['head', 'The row with the tabs and the toolbar. Hidden without script.'],
    ['tabs', 'The tabs “Write” and “Preview”.'],
    ['toolbar', 'The buttons.'],
    ['box', 'The frame around the `<textarea>`.'],
    ['preview', 'The panel of the preview.'],
    ['attachments', 'Content below the field.'],
  ],
  unionProps: [
    [
      'renderPreview',
      '(text: string) => ReactNode | Promise<ReactNode>',
      'Renders the preview. Called when the visitor opens it. A rejected promise shows `previewLabels.failed`.',
    ],
    [
      'previewLabels',
      'TextEditorPreviewLabels',
      'The words of the tabs and of the preview. Required with `renderPreview`.',
    ],
  ],
  keyboard: {
    specimen: () => (
      <TextEditor
        label="Reply"
        defaultValue="- One"
        toolbarLabel="Formatting"
        actions={names}
        shortcutLabel={(name) => name}
        renderPreview={(text) => <p>{text}</p>}
        previewLabels={words}
      />
    ),
    rows: [
      {
        keys: ['Control+b'],
        does: 'Makes the selected text bold, or plain again. ⌘B on Apple keyboards.',
        from: 'textbox Reply',
        given: { press: ['Control+End'], until: { focused: 'textbox Reply' } },
        native: true,
        expect: { value: ['textbox Reply', '- One****'] },
      },
      {
        keys: ['Control+i'],
        does: 'Makes the selected text italic, or plain again.',
        from: 'textbox Reply',
        given: { press: ['Control+End'], until: { focused: 'textbox Reply' } },
        native: true,
        expect: { value: ['textbox Reply', '- One__'] },
      },
      {
        keys: ['Control+k'],
        does: 'Makes the selected text a link, or plain again.',
        from: 'textbox Reply',
        given: { press: ['Control+End'], until: { focused: 'textbox Reply' } },
        native: true,
        expect: { value: ['textbox Reply', '- One[](https://)'] },
      },
      {
        keys: ['Control+z'],
        does: 'Undoes what a button or a shortcut did, as it undoes typing.',
        from: 'textbox Reply',
        given: { press: ['Control+End', 'Control+b'], until: { value: ['textbox Reply', '- One****'] } },
        native: true,
        expect: { value: ['textbox Reply', '- One'] },
      },
      {
        keys: ['Enter'],
        does: 'In a list or a quote, adds an item. On an empty item, ends the list.',
        from: 'textbox Reply',
        given: { press: ['Control+End'], until: { focused: 'textbox Reply' } },
        native: true,
        expect: { value: ['textbox Reply', '- One\n- '] },
      },
      {
        keys: ['Tab'],
        does: 'From the tabs, moves focus to the toolbar, which is one tab stop.',
        from: 'tab Write',
        expect: { focused: 'button Bold' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'From the text, moves focus to the toolbar; Tab is never text.',
        from: 'textbox Reply',
        expect: { focused: 'button Bold' },
      },
      {
        keys: ['ArrowRight'],
        does: 'Moves focus to the next button; from the last one, to the first one.',
        from: 'button Bold',
        expect: { focused: 'button Italic' },
      },
      {
        keys: ['ArrowLeft'],
        does: 'Moves focus to the previous button; from the first one, to the last one.',
        from: 'button Bold',
        expect: { focused: 'button Link' },
      },
      {
        keys: ['Home'],
        does: 'Moves focus to the first button.',
        from: 'button Link',
        expect: { focused: 'button Bold' },
      },
      {
        keys: ['End'],
        does: 'Moves focus to the last button.',
        from: 'button Bold',
        expect: { focused: 'button Link' },
      },
      {
        keys: ['ArrowRight'],
        does: 'On a tab, moves focus to the other tab and selects it.',
        from: 'tab Write',
        expect: { focused: 'tab Preview', selected: 'tab Preview', text: ['tabpanel Preview', '- One'] },
      },
    ],
  },
  screenReader: [
    'The field is labelled and described like a TextArea, and its toolbar says which field it changes.',
    'Buttons with a shortcut announce it. After a button was pressed, focus is in the text again.',
    'While the preview is loading or if it failed, a status announces it.',
  ],
  dos: [
    'Render the preview with what will render the published text, and sanitise it there.',
    'Offer only the actions that your renderer knows.',
    'Name the submit button next to it, even with `submitKey`.',
  ],
  donts: [
    'Do not use it for a line or two without formatting: use TextArea.',
    'Do not return HTML from a preview that your server hasn’t sanitised.',
  ],
};
