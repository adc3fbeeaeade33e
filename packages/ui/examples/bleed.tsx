import { Bleed } from '@hoster/ui/bleed';
import { Container } from '@hoster/ui/container';

export function Example() {
  return (
    <Container>
      <p>Text within the margins of the page.</p>
      <Bleed padded style={{ background: 'var(--hoster-color-surface-sunken)' }}>
        A strip from edge to edge.
      </Bleed>
    </Container>
  );
}
