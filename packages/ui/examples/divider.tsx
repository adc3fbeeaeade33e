import { Divider } from '@hoster/ui/divider';

export function Example() {
  return <Divider>or</Divider>;
}
