import { Spinner } from '@hoster/ui/spinner';

export function Example() {
  return <Spinner label="Loading" />;
}
