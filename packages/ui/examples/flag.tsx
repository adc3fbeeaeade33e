import { Flag } from '@hoster/ui/flag';

export function Example() {
  return (
    <>
      <Flag country="de" /> Frankfurt
    </>
  );
}
