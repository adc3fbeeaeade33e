import { Box } from '@hoster/ui/box';
import { Container } from '@hoster/ui/container';
import { LineFooter } from '../footer/line-footer.tsx';

/** The end of a page where somebody signs up, orders or pays. */
export function FunnelFooter() {
  return (
    <Container>
      <Box element="footer" padding={{ base: 16 }}>
        <LineFooter />
      </Box>
    </Container>
  );
}
