import { Container } from '@hoster/ui/container';

export function Example() {
  return (
    <Container width="narrow" paddingBlock="large">
      A section of a page.
    </Container>
  );
}
