import { Logo } from '@hoster/ui/logo';

export function Example() {
  return <Logo name="Hoster" />;
}
