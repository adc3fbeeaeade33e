import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';

export function Example() {
  return (
    <Text>
      Questions? Read the <TextLink href="/help/">help</TextLink> or write to us.
    </Text>
  );
}
