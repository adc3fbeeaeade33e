import { Column, Columns } from '@hoster/ui/columns';

export function Example() {
  return (
    <Columns gap={{ base: 16, md: 32 }}>
      <Column span={{ base: 12, md: 8 }}>The article</Column>
      <Column span={{ base: 12, md: 4 }}>More about the subject</Column>
    </Columns>
  );
}
