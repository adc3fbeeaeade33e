import { Button } from '@hoster/ui/button';
import { Prose } from '@hoster/ui/prose';
import { Stack } from '@hoster/ui/stack';
import { TextEditor } from '@hoster/ui/text-editor';

/** Replace it with your server's rendering of Markdown, or with a library such as markdown-to-jsx. */
async function renderPreview(text: string) {
  return (
    <Prose>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  );
}

export function Example() {
  return (
    <form action="/tickets/4817/replies/" method="post">
      <Stack gap={16}>
        <TextEditor
          label="Reply"
          name="reply"
          required
          submitKey
          maxLength={5000}
          counterLabel={(left) => (left === 1 ? '1 character left' : `${left} characters left`)}
          toolbarLabel="Formatting"
          actions={{
            bold: 'Bold',
            italic: 'Italic',
            link: 'Link',
            list: 'List',
            numberedList: 'Numbered list',
            quote: 'Quote',
            code: 'Code',
            codeBlock: 'Code block',
          }}
          shortcutLabel={(name, key, isApple) => (isApple ? `${name} (⌘${key})` : `${name} (Ctrl+${key})`)}
          renderPreview={renderPreview}
          previewLabels={{
            tabs: 'Text or preview',
            write: 'Write',
            preview: 'Preview',
            loading: 'Loading preview',
            empty: 'Nothing to preview',
            failed: 'We couldn’t load the preview.',
            retry: 'Try again',
          }}
        />
        <Button type="submit" variant="action">
          Send reply
        </Button>
      </Stack>
    </form>
  );
}
