import { Copyable } from '@hoster/ui/copyable';

export function Example() {
  return <Copyable value="203.0.113.10" copyLabel="Copy address" copiedLabel="Copied" />;
}
