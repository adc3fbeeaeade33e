import { Container } from '@hoster/ui/container';
import { Text } from '@hoster/ui/text';
import { LineFooter } from '../footer/line-footer.tsx';
import * as css from './funnel.css.ts';

/** The end of a page where somebody signs up, orders or pays. */
export function FunnelFooter() {
  return (
    <Container>
      <footer className={css.footer}>
        <Text element="div" size={14}>
          <LineFooter />
        </Text>
      </footer>
    </Container>
  );
}
