import { Disclosure } from '@hoster/ui/disclosure';

export function Example() {
  return <Disclosure summary="What is included?">Daily backups, an IPv4 address and 20 TB of traffic.</Disclosure>;
}
