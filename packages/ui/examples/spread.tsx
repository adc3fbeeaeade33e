import { Spread } from '@hoster/ui/spread';
import { TextLink } from '@hoster/ui/text-link';

export function Example() {
  return (
    <Spread>
      <span>web-01</span>
      <TextLink href="/services/1/">Manage</TextLink>
    </Spread>
  );
}
