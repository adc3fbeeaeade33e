import { SkipLink } from '@hoster/ui/skip-link';

export function Example() {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <p id="main">Press Tab at the top of the page to see the link.</p>
    </>
  );
}
