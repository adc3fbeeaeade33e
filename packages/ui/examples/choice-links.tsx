import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';

export function Example() {
  return (
    <ChoiceLinks label="Term">
      <ChoiceLink href="?period=1" aria-current="true">
        1 month
      </ChoiceLink>
      <ChoiceLink href="?period=12" note="−10%">
        12 months
      </ChoiceLink>
    </ChoiceLinks>
  );
}
