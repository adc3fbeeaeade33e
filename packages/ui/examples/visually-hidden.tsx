import { VisuallyHidden } from '@hoster/ui/visually-hidden';

export function Example() {
  return (
    <a href="/services/1/">
      Manage <VisuallyHidden>web-01</VisuallyHidden>
    </a>
  );
}
