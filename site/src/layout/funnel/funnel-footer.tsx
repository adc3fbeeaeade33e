import { Box } from '@hoster/ui/box';
import { Container } from '@hoster/ui/container';
import { Text } from '@hoster/ui/text';
import { LineFooter } from '../footer/line-footer.tsx';

/** The end of a page where somebody signs up, orders or pays. */
export function FunnelFooter() {
  return (
    <Container>
      <Box element="footer" paddingBlock={16}>
        <Text element="div" size={14}>
          <LineFooter />
        </Text>
      </Box>
    </Container>
  );
}
