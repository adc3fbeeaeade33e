import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/file-field.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Grid } from '../grid/grid.tsx';
import { docs } from './file-field.docs.tsx';
import { FileField } from './file-field.tsx';
import type { FileFieldFile } from './files.ts';

const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const words = {
  label: 'Attachments',
  chooseLabel: 'Choose files',
  dropLabel: 'or drop or paste them here',
  limitsLabel: 'PDF or images, up to 5 files of 10 MB',
  sizeLabel: size,
  removeLabel: (name: string) => `Remove ${name}`,
  addedLabel: (names: readonly string[]) => `Added: ${names.join(', ')}`,
  removedLabel: (names: readonly string[]) => `Removed: ${names.join(', ')}`,
  rejectedLabel: ({ name }: File, reason: string) => `${name} wasn’t added: ${reason}.`,
};
const upload = {
  stateLabel: ({ state, progress = 0, reason }: FileFieldFile) =>
    ({
      waiting: 'Waiting',
      uploading: `Uploading, ${Math.round(progress * 100)} %`,
      done: 'Uploaded',
      failed: reason ?? 'Couldn’t upload',
    })[state],
  cancelLabel: (name: string) => `Cancel ${name}`,
  retryLabel: (name: string) => `Retry ${name}`,
  onCancel: () => undefined,
  onRetry: () => undefined,
};

const meta = { title: 'Fields/FileField', component: FileField } satisfies Meta<typeof FileField>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const text = (name: string, type = 'application/pdf') => new File(['%PDF'], name, { type });
const transferOf = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const choose = (input: HTMLElement, ...files: File[]) => {
  (input as HTMLInputElement).files = transferOf(...files).files;
  return fireEvent.change(input);
};
const drag = (type: 'dragenter' | 'drop', onto: HTMLElement, ...files: File[]) =>
  fireEvent(onto, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(...files) }));
const sent = (form: HTMLFormElement) => new FormData(form).getAll('files').map((one) => (one as File).name);

/** Chosen and dropped files are held by the native input, and sent with the form. */
export const InAForm: StoryObj = {
  render: () => (
    <form aria-label="Ticket" onSubmit={(event) => event.preventDefault()}>
      <FileField {...words} name="files" multiple accept=".pdf, image/*" />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvas.getByLabelText('Attachments');
    await choose(input, text('invoice.pdf'));
    await drag('drop', input, text('Счёт на оплату.pdf'), text('page.html', 'text/html'));
    await expect(sent(form)).toEqual(['invoice.pdf', 'Счёт на оплату.pdf']);
    await expect(canvas.getByRole('alert')).toHaveTextContent('page.html wasn’t added: type.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove invoice.pdf' }));
    await expect(sent(form)).toEqual(['Счёт на оплату.pdf']);
    await expect(canvas.getByRole('button', { name: 'Remove Счёт на оплату.pdf' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
};

function Uploads() {
  const [files, setFiles] = useState<readonly FileFieldFile[]>([]);
  const change = (id: string, more: Partial<FileFieldFile>) =>
    setFiles((now) => now.map((file) => (file.id === id ? { ...file, ...more } : file)));
  const remove = ({ id }: FileFieldFile) => setFiles((now) => now.filter((file) => file.id !== id));
  return (
    <>
      <FileField
        {...words}
        {...upload}
        multiple
        files={files}
        onFilesAdd={(added) =>
          setFiles((now) => [
            ...now,
            ...added.map((file): FileFieldFile => ({
              id: file.name,
              name: file.name,
              size: file.size,
              file,
              state: 'uploading',
              progress: 0.4,
            })),
          ])
        }
        onCancel={remove}
        onRemove={remove}
        onRetry={({ id }) => change(id, { state: 'uploading', progress: 0 })}
      />
      <button
        type="button"
        onClick={() => {
          for (const { id } of files) change(id, { state: 'failed', reason: 'The connection was lost' });
        }}
      >
        Disconnect
      </button>
    </>
  );
}

/** The app uploads the files. Failed ones can be retried, and focus stays on the file. */
export const Uploading: StoryObj = {
  render: () => <Uploads />,
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('Attachments'), text('invoice.pdf'));
    await expect(canvas.getByRole('progressbar', { name: 'invoice.pdf' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Added: invoice.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('invoice.pdf: The connection was lost');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry invoice.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Cancel invoice.pdf' })).toHaveFocus();
  },
};

/** Encodes a picture of stripes, so that the story needs no file. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(80, 60);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  for (const [index, colour] of ['#1b4d3e', '#a5d63f', '#f2f2ec', '#2f5fd0'].entries()) {
    context.fillStyle = colour;
    context.fillRect(index * 20, 0, 20, 60);
  }
  return new File([await canvas.convertToBlob()], 'stripes.png', { type: 'image/png' });
}

/** Pictures have a preview. SVG files don’t, because they can contain script. */
export const Previews: StoryObj = {
  render: () => <FileField {...words} multiple />,
  play: async ({ canvas, canvasElement }) => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="ran"</script></svg>';
    const svg = new File([drawing], 'drawing.svg', { type: 'image/svg+xml' });
    const fake = new File([drawing], 'fake.png', { type: 'image/png' });
    await choose(canvas.getByLabelText('Attachments'), await picture(), svg, fake);
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas:not([hidden])')).toHaveLength(1));
    await expect(canvasElement.querySelector('img, object, iframe')).toBeNull();
    await expect(document.title).not.toBe('ran');
  },
};

const all: FileFieldFile[] = [
  { id: '1', name: 'invoice-2026-11.pdf', size: 240_000, state: 'waiting' },
  { id: '2', name: 'screenshot.png', size: 1_400_000, state: 'uploading', progress: 0.4 },
  { id: '3', name: 'Протокол испытаний сервера, ноябрь.pdf', size: 4_100_000, state: 'done' },
  { id: '4', name: `${'traceroute-from-frankfurt'.repeat(6)}.txt`, size: 9_800_000, state: 'failed' },
  { id: '5', name: 'تقرير الشبكة ٢٠٢٦.pdf', size: 300_000, state: 'done' },
];

/** States, long names in several scripts, and Russian. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Grid columns={{ base: 1, md: 2 }} gap={24}>
      <FileField {...words} />
      <FileField {...words} {...upload} multiple files={all} hint="Logs help us find the cause." />
      <FileField
        {...words}
        label="Вложения"
        requirement="необязательно"
        chooseLabel="Выбрать файлы"
        dropLabel="или перетащите их сюда"
        limitsLabel="PDF или изображения, до 5 файлов по 10 МБ"
      />
      <FileField {...words} label="Invalid" error="Add your proof of address." />
      <FileField {...words} {...upload} label="Disabled" disabled files={all.slice(2, 3)} />
      <FileField {...words} {...upload} label="Read-only" readOnly files={all.slice(2, 3)} />
    </Grid>
  ),
};

/** The zone while files are dragged over it. */
export const MatrixOfDragging: StoryObj = {
  parameters: pictured(),
  render: () => <FileField {...words} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Attachments');
    await drag('dragenter', input, text('a.pdf'));
    await waitFor(() => expect(canvasElement.querySelector('[data-dragging]')).not.toBeNull());
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
