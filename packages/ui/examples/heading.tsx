import { Heading } from '@hoster/ui/heading';

export function Example() {
  return (
    <Heading level={2} size={28}>
      Servers that are ready in a minute
    </Heading>
  );
}
