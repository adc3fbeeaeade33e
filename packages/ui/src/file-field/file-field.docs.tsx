import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { FileField } from './file-field.tsx';

export const docs: ComponentDocs = {
  name: 'FileField',
  summary:
    'Lets users choose, drop or paste files. In a form, it’s a native file input that holds the files and works without JavaScript. With `files`, your app uploads them, and the field shows their progress and offers to cancel, retry and remove.',
  anatomy: [
    ['root', 'Label, hint, zone, files and error.'],
    ['label', 'The label; visually hidden with `labelHidden`.'],
    ['hint', 'Help text.'],
    ['error', 'The error message with an icon.'],
    ['zone', 'Where files can be dropped; has `data-dragging` while they’re over the field.'],
    ['native', 'The `<input type="file">`: visible until hydration, then behind `choose`.'],
    ['choose', 'A label of the input that looks like a link. It covers the zone.'],
    ['drop', 'Says that files can be dropped; hidden on touch screens.'],
    ['limits', 'Accepted types, sizes and numbers. Describes the input.'],
    ['files', 'The list of files.'],
    ['file', 'One file; has `data-state`.'],
    ['preview', 'A picture of an image file, or an icon.'],
    ['name', 'The name of the file, which wraps.'],
    ['size', 'The size of the file.'],
    ['state', 'What happens to the file: waiting, progress, uploaded or what failed.'],
    ['progress', 'The native progress bar of an upload.'],
    ['rejected', 'The alert that says which files weren’t added and why.'],
  ],
  unionProps: [
    [
      'files',
      'readonly FileFieldFile[]',
      'Files that the app uploads, each with `id`, `name`, `size` in bytes, `state` (`waiting`, `uploading`, `done` or `failed`), `progress` from 0 to 1, `reason` and `file`. Without it, the input holds the files for the form.',
    ],
    ['stateLabel', '(file: FileFieldFile) => string', 'With `files`: text for the state, “Uploading, 40 %”.'],
    ['cancelLabel', '(name: string) => string', 'With `files`: name of the button that stops an upload.'],
    ['retryLabel', '(name: string) => string', 'With `files`: name of the button that starts a failed upload again.'],
    [
      'onCancel',
      '(file: FileFieldFile) => void',
      'With `files`: called when an upload that waits or runs should stop.',
    ],
    ['onRetry', '(file: FileFieldFile) => void', 'With `files`: called when a failed upload should start again.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <FileField
          label="Attachments"
          files={[
            { id: '1', name: 'invoice.pdf', size: 20_000, state: 'failed', reason: 'The connection was lost' },
            { id: '2', name: 'photo.jpg', size: 30_000, state: 'done' },
          ]}
          multiple
          chooseLabel="Choose files"
          dropLabel="or drop them here"
          limitsLabel="Up to 10 MB"
          sizeLabel={(bytes) => `${bytes / 1000} kB`}
          stateLabel={({ reason }) => reason ?? 'Uploaded'}
          removeLabel={(name) => `Remove ${name}`}
          cancelLabel={(name) => `Cancel ${name}`}
          retryLabel={(name) => `Retry ${name}`}
          addedLabel={(names) => `Added: ${names.join(', ')}`}
          removedLabel={(names) => `Removed: ${names.join(', ')}`}
          rejectedLabel={({ name }) => `${name} wasn’t added.`}
          onCancel={() => undefined}
          onRetry={() => undefined}
        />
        <button type="button">After</button>
      </>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves from the input to the buttons of each file, in order.',
        from: 'field Attachments',
        expect: { focused: 'button Retry invoice.pdf' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Moves back to the input.',
        from: 'button Retry invoice.pdf',
        expect: { focused: 'field Attachments' },
      },
    ],
  },
  screenReader: [
    'A file input named by the label and the button’s text, described by the hint and the limits.',
    'Added and removed files are announced (`addedLabel`, `removedLabel`), and uploads that ended with `stateLabel`. Progress isn’t announced, but can be read.',
    'Files that can’t be added are announced immediately, each with its reason (`rejectedLabel`).',
    'When a button disappears with its file, focus moves to the next file, or to the input.',
  ],
  dos: [
    'Say in `limitsLabel` what can be added, and set the same limits as `accept`, `maxSize` and `maxFiles`.',
    'Check types and sizes on the server, too: names and types are what the visitor’s device says.',
    'Use Ctrl+V or ⌘V to paste a screenshot while focus is in the field.',
  ],
  donts: [
    'Do not show previews of SVG or HTML files: they can contain script. The field shows an icon.',
    'Do not add a file to `files` before `onFilesAdd` has reported it.',
  ],
};
