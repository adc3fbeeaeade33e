import { Hidden } from '@hoster/ui/hidden';

export function Example() {
  return <Hidden below="md">Shown from 768 px.</Hidden>;
}
