import { Container } from '@hoster/ui/container';

export function Example() {
  return (
    <Container width="narrow" paddingBlock={{ base: 32, md: 64 }}>
      A section of a page.
    </Container>
  );
}
