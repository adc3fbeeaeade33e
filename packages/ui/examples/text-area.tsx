import { TextArea } from '@hoster/ui/text-area';

export function Example() {
  return (
    <TextArea
      label="Your question"
      name="question"
      maxLength={2000}
      counterLabel={(left) => (left === 1 ? '1 character left' : `${left} characters left`)}
    />
  );
}
