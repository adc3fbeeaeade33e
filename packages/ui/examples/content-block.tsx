import { ContentBlock } from '@hoster/ui/content-block';
import { TextField } from '@hoster/ui/text-field';

export function Example() {
  return (
    <ContentBlock>
      <TextField label="Name" name="name" autoComplete="name" />
    </ContentBlock>
  );
}
