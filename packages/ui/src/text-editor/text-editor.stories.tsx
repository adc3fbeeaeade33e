import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/text-editor.tsx';
import { Button } from '../button/button.tsx';
import { FileField } from '../file-field/file-field.tsx';
import { Prose } from '../prose/prose.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './text-editor.docs.tsx';
import { TextEditor } from './text-editor.tsx';

const previewLabels = {
  tabs: 'Text or preview',
  write: 'Write',
  preview: 'Preview',
  loading: 'Loading preview',
  empty: 'Nothing to preview',
  failed: 'We couldn’t load the preview.',
  retry: 'Try again',
};

const meta = {
  title: 'Forms/TextEditor',
  component: TextEditor,
  args: {
    label: 'Reply',
    toolbarLabel: 'Formatting',
    actions: {
      bold: 'Bold',
      italic: 'Italic',
      link: 'Link',
      list: 'List',
      numberedList: 'Numbered list',
      quote: 'Quote',
      code: 'Code',
      codeBlock: 'Code block',
    },
    shortcutLabel: (name: string, key: string, isApple: boolean) => `${name} (${isApple ? '⌘' : 'Ctrl+'}${key})`,
  },
} satisfies Meta<typeof TextEditor>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

const paragraphs = (text: string): ReactNode => (
  <Prose>
    {text.split('\n').map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Prose>
);

/** Bold, italic and code are put around the selection, and removed by the same button or key. */
export const Formatting: Story = {
  args: { defaultValue: 'Restart the server' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
    text.setSelectionRange(12, 18);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(text).toHaveValue('Restart the **server**');
    await expect(text).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Italic' }));
    await expect(text).toHaveValue('Restart the **_server_**');
    await userEvent.click(canvas.getByRole('button', { name: 'Italic' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(text).toHaveValue('Restart the server');
    await expect([text.selectionStart, text.selectionEnd]).toEqual([12, 18]);
  },
};

/** Lists continue with Enter; Enter on an empty item ends them. */
export const Lists: Story = {
  args: { defaultValue: 'Nginx\nPostgreSQL' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
    text.setSelectionRange(0, 16);
    await userEvent.click(canvas.getByRole('button', { name: 'Numbered list' }));
    await expect(text).toHaveValue('1. Nginx\n2. PostgreSQL');
    text.setSelectionRange(22, 22);
    await userEvent.keyboard('{Enter}Redis{Enter}{Enter}');
    await expect(text).toHaveValue('1. Nginx\n2. PostgreSQL\n3. Redis\n');
  },
};

/** The app renders the preview; until it's there, a text says so. */
export const WithPreview: Story = {
  args: { defaultValue: 'It works again.', renderPreview: async (text: string) => paragraphs(text), previewLabels },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Preview' })).toHaveTextContent('It works again.'));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveValue('It works again.');
  },
};

/** If rendering fails, the preview can be loaded again. */
export const FailedPreview: Story = {
  render: function FailedPreview(args) {
    const [isTried, setTried] = useState(false);
    const renderPreview = async (text: string): Promise<ReactNode> => {
      setTried(true);
      if (!isTried) throw new Error('503');
      return paragraphs(text);
    };
    return <TextEditor {...args} defaultValue="It works again." {...{ renderPreview, previewLabels }} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await waitFor(() => expect(canvas.getByText('We couldn’t load the preview.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const panel = canvas.getByRole('tabpanel', { name: 'Preview' });
    await waitFor(() => expect(panel).toHaveTextContent('It works again.'));
    await expect(panel).toHaveFocus();
  },
};

/** With `submitKey`, ⌘ or Ctrl with Enter submits the form. Attachments are below the text. */
export const ReplyForm: StoryObj = {
  render: function ReplyForm() {
    const [sent, setSent] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const reply = new FormData(event.currentTarget).get('reply');
          setSent(typeof reply === 'string' ? reply : '');
        }}
      >
        <Stack gap={16}>
          <TextEditor
            {...meta.args}
            name="reply"
            required
            submitKey
            messages={{ valueMissing: 'Write a reply' }}
            renderPreview={paragraphs}
            previewLabels={previewLabels}
            attachments={
              <FileField
                label="Attachments"
                multiple
                chooseLabel="Choose files"
                dropLabel="or drop or paste them here"
                limitsLabel="PDF or images, up to 10 MB"
                sizeLabel={(bytes) => `${bytes} bytes`}
                removeLabel={(name) => `Remove ${name}`}
                addedLabel={(list) => `Added: ${list.join(', ')}`}
                removedLabel={(list) => `Removed: ${list.join(', ')}`}
                rejectedLabel={({ name }) => `${name} wasn’t added.`}
              />
            }
          />
          <Button type="submit" variant="action">
            Send reply
          </Button>
          <p role="status">{sent === '' ? '' : `Sent: ${sent}`}</p>
        </Stack>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // What is missing can be focused, although the preview covers it.
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    const text = canvas.getByRole('textbox', { name: 'Reply' });
    await expect(text).toHaveFocus();
    await expect(text).toHaveAccessibleDescription('Write a reply');
    await userEvent.type(text, 'Thanks{Control>}{Enter}{/Control}');
    await expect(canvas.getByText('Sent: Thanks')).toBeVisible();
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured('high-contrast', 'forced-colors', 'rtl'),
  render: (args) => (
    <Stack gap={32} style={{ maxInlineSize: 720 }}>
      <TextEditor
        {...args}
        hint="Markdown is supported."
        defaultValue={'Please restart **nvme-3**:\n\n- it answers no ping\n- the console is `black`'}
        maxLength={5000}
        counterLabel={(left) => `${left} characters left`}
        renderPreview={paragraphs}
        previewLabels={previewLabels}
      />
      <TextEditor
        {...args}
        label="Сообщение"
        requirement="необязательно"
        error="Напишите хотя бы одно предложение."
        rows={3}
        actions={{ bold: 'Полужирный', italic: 'Курсив', list: 'Список' }}
        renderPreview={paragraphs}
        previewLabels={{ ...previewLabels, write: 'Редактирование', preview: 'Предварительный просмотр' }}
      />
      <TextEditor {...args} label="Closed ticket" rows={2} disabled defaultValue="Thank you, it works." />
    </Stack>
  ),
};

/** The preview with content, empty, loading and failed. */
export const MatrixPreview: Story = {
  parameters: pictured(),
  render: (args) => (
    <Stack gap={32} style={{ maxInlineSize: 720 }}>
      <TextEditor
        {...args}
        label="Ready"
        defaultValue="It works again."
        renderPreview={paragraphs}
        {...{ previewLabels }}
      />
      <TextEditor {...args} label="Empty" renderPreview={paragraphs} {...{ previewLabels }} />
      <TextEditor
        {...args}
        label="Loading"
        defaultValue="One"
        renderPreview={() => new Promise<ReactNode>(() => undefined)}
        {...{ previewLabels }}
      />
      <TextEditor
        {...args}
        label="Failed"
        defaultValue="One"
        renderPreview={() => Promise.reject(new Error('503'))}
        {...{ previewLabels }}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const tab of canvas.getAllByRole('tab', { name: 'Preview' })) await userEvent.click(tab);
    await waitFor(() => expect(canvas.getByText('We couldn’t load the preview.')).toBeVisible());
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
