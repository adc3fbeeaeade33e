import { Section } from '@hoster/ui/section';
import { TextLink } from '@hoster/ui/text-link';

export function Example() {
  return (
    <Section id="balance" title="Balance" aside={<TextLink href="/top-up/">Top up</TextLink>}>
      €12.00
    </Section>
  );
}
