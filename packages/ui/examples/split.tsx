import { Split } from '@hoster/ui/split';

export function Example() {
  return (
    <Split>
      <div>Text of a landing page</div>
      <div>A picture beside it</div>
    </Split>
  );
}
