import { CodeBlock } from '@hoster/ui/code-block';

export function Example() {
  return (
    <CodeBlock
      caption="Connect to the server"
      code="ssh root@203.0.113.10 -p 22"
      copyLabel="Copy"
      copiedLabel="Copied"
    />
  );
}
